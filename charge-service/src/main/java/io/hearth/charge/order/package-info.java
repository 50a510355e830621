/** Charge orders: created with their bills held, paid through a channel, closed when nobody pays. */
@NullMarked
package io.hearth.charge.order;

import org.jspecify.annotations.NullMarked;
