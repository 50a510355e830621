/** Refusals: each has a name, an HTTP status that tells the truth, and a text in Chinese and in English. */
@NullMarked
package io.hearth.problem;

import org.jspecify.annotations.NullMarked;
