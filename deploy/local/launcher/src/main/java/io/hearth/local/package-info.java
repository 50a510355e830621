/** The middleware that the tests of one build share. */
@NullMarked
package io.hearth.local;

import org.jspecify.annotations.NullMarked;
