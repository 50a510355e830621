/** The network that heat comes through: heat sources, heat exchange stations, and the districts that look after them. */
@NullMarked
package io.hearth.property.network;

import org.jspecify.annotations.NullMarked;
