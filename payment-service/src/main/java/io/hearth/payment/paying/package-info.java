/** Asking channels for payments, asking how they stand and closing them; no transaction is open while a channel is waited for. */
@NullMarked
package io.hearth.payment.paying;

import org.jspecify.annotations.NullMarked;
