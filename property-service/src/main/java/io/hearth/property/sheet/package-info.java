/** Reads the sheets in which heating companies keep their properties, and writes back the rows that need correction. */
@NullMarked
package io.hearth.property.sheet;

import org.jspecify.annotations.NullMarked;
