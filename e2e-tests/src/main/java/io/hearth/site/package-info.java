/** A running Hearth seen from outside: its door, the people who use it, and the world around it. */
@NullMarked
package io.hearth.site;

import org.jspecify.annotations.NullMarked;
