/** A person signed in on a device, from sign-in over every refresh to the end. */
@NullMarked
package io.hearth.auth.session;

import org.jspecify.annotations.NullMarked;
