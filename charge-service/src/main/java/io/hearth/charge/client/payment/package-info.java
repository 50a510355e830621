/** What charge-service asks of payment-service. */
@NullMarked
package io.hearth.charge.client.payment;

import org.jspecify.annotations.NullMarked;
