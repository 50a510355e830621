/** Heat sources, stations, districts, communities, buildings and properties, and who owes for each property. */
@NullMarked
package io.hearth.property;

import org.jspecify.annotations.NullMarked;
