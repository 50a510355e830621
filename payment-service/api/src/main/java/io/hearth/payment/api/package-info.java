/** The door of payment-service for other services: one payment for a charge order, asked for, looked at and closed. */
@NullMarked
package io.hearth.payment.api;

import org.jspecify.annotations.NullMarked;
