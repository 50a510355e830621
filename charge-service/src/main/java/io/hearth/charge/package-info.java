/** Charge orders: one intent to pay one or more bills of one customer, from creation to booking. */
@NullMarked
package io.hearth.charge;

import org.jspecify.annotations.NullMarked;
