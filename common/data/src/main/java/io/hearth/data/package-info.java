/** A service's own database: rows as records, money in columns of whole fen, and numbers that never repeat. */
@NullMarked
package io.hearth.data;

import org.jspecify.annotations.NullMarked;
