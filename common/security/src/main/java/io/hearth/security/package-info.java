/** The guard of a service's door: lets in only signed identities, and signs the calls that go out. */
@NullMarked
package io.hearth.security;

import org.jspecify.annotations.NullMarked;
