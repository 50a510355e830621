package io.hearth.simulator.pay.wechat.trade;

import io.hearth.simulator.pay.wechat.WeChatProblem;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A refund in the channel's book.
 *
 * @param endsAs how it will end, known to the channel alone until then
 * @param dueAt when it ends
 * @param endedAt null while it is under way
 */
public record Refund(
        RefundTerms terms,
        String refundId,
        Instant acceptedAt,
        RefundState endsAs,
        Instant dueAt,
        RefundState state,
        @Nullable Instant endedAt) {

    static Refund accepted(RefundTerms terms, String refundId, RefundState endsAs, Instant now, Instant dueAt) {
        return new Refund(terms, refundId, now, endsAs, dueAt, RefundState.PROCESSING, null);
    }

    public String outRefundNo() {
        return terms.outRefundNo();
    }

    Refund askedAgain(RefundTerms again) {
        if (!again.equals(terms)) {
            throw WeChatProblem.INVALID_REQUEST.because("订单金额或退款金额与之前请求不一致，请核实后再试");
        }
        return this;
    }

    Refund ended(Instant now) {
        if (state != RefundState.PROCESSING) {
            throw new IllegalStateException(outRefundNo() + " has ended before");
        }
        return new Refund(terms, refundId, acceptedAt, endsAs, dueAt, endsAs, now);
    }
}
