/** Who owes for which property, from when until when; and so, which properties a heating season is billed for. */
@NullMarked
package io.hearth.property.binding;

import org.jspecify.annotations.NullMarked;
