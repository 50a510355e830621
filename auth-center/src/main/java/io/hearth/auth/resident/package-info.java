/** Residents sign in with a code sent to their phone. */
@NullMarked
package io.hearth.auth.resident;

import org.jspecify.annotations.NullMarked;
