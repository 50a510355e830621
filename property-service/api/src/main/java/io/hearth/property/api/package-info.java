/** The door of property-service for other services: the properties that a heating season is billed for. */
@NullMarked
package io.hearth.property.api;

import org.jspecify.annotations.NullMarked;
