/** How many may pass at once. */
@NullMarked
package io.hearth.gateway.flow;

import org.jspecify.annotations.NullMarked;
