/** Money as a whole number of fen: adding, comparing, rounding once and sharing out without losing a fen. */
@NullMarked
package io.hearth.money;

import org.jspecify.annotations.NullMarked;
