/** Where heat is used: communities, their buildings, and the properties in them with the figures that billing needs. */
@NullMarked
package io.hearth.property.place;

import org.jspecify.annotations.NullMarked;
