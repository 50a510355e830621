/** Payments through channels: asked for, watched, found out about, never lost and never booked twice. */
@NullMarked
package io.hearth.payment;

import org.jspecify.annotations.NullMarked;
