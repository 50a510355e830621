/** How a payment order lives: its states, the facts that a channel may tell, and what each fact means; pure, without any framework. */
@NullMarked
package io.hearth.payment.order;

import org.jspecify.annotations.NullMarked;
