/** Personal data at rest: sealed with a key that can be changed, found by a keyed index, shown with its middle hidden. */
@NullMarked
package io.hearth.user.privacy;

import org.jspecify.annotations.NullMarked;
