/** The door of billing-bill-service for other services: taking bills for a payment, giving them back, booking what was paid. */
@NullMarked
package io.hearth.billing.api;

import org.jspecify.annotations.NullMarked;
