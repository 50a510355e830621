/** The keys that sign access tokens, the tokens themselves, and what the world may know of both. */
@NullMarked
package io.hearth.auth.token;

import org.jspecify.annotations.NullMarked;
