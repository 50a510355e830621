/** The door of a service: strict JSON in, problem+json for every refusal, pages, languages, limits and the trace id. */
@NullMarked
package io.hearth.web;

import org.jspecify.annotations.NullMarked;
