package io.hearth.payment.order;

import java.time.Instant;

/**
 * The proof that money came.
 *
 * @param channelTradeNo the channel's own number of the trade
 * @param paidAt when it was paid at the channel
 */
public record Receipt(String channelTradeNo, Instant paidAt) {}
