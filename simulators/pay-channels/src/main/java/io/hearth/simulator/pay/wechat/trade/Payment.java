package io.hearth.simulator.pay.wechat.trade;

import java.time.Instant;

/**
 * The money that came for a trade.
 *
 * @param paidFen what the payer paid: the amount of the order unless the channel goes wrong
 */
public record Payment(String transactionId, Instant paidAt, long paidFen, String openId, String bankType) {}
