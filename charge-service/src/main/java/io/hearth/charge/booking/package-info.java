/** Booking what was paid: kept first, then booked on order and bills in one global transaction, then announced. */
@NullMarked
package io.hearth.charge.booking;

import org.jspecify.annotations.NullMarked;
