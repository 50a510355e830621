/** What is known of payments: orders, the calls made for them, and the one place where a fact changes an order. */
@NullMarked
package io.hearth.payment.ledger;

import org.jspecify.annotations.NullMarked;
