package io.hearth.simulator.pay.wechat.trade;

import org.jspecify.annotations.Nullable;

/**
 * What a merchant wants refunded; the same refund number again must come with equal terms and refunds nothing more.
 *
 * @param notifyUrl where the end is told; null if nowhere
 */
public record RefundTerms(
        String outRefundNo,
        String outTradeNo,
        long refundFen,
        @Nullable String reason,
        @Nullable String notifyUrl) {}
