/** The payment channels as this service speaks of them; each channel is one package below that implements the port. */
@NullMarked
package io.hearth.payment.channel;

import org.jspecify.annotations.NullMarked;
