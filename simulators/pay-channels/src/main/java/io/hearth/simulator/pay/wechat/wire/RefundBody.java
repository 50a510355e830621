package io.hearth.simulator.pay.wechat.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.RefundState;
import io.hearth.simulator.pay.wechat.trade.Trade;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** A refund as the answers to its merchant show it. */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RefundBody(
        String refundId,
        String outRefundNo,
        String transactionId,
        String outTradeNo,
        String channel,
        String userReceivedAccount,
        @Nullable String successTime,
        String createTime,
        String status,
        String fundsAccount,
        Amount amount) {

    static final String PURSE = "支付用户零钱";

    public static RefundBody of(Refund refund, Trade trade) {
        return new RefundBody(
                refund.refundId(),
                refund.outRefundNo(),
                trade.paid().transactionId(),
                trade.outTradeNo(),
                "ORIGINAL",
                PURSE,
                successTime(refund),
                WireTime.rfc3339(refund.acceptedAt()),
                refund.state().name(),
                "AVAILABLE",
                Amount.of(refund, trade));
    }

    static @Nullable String successTime(Refund refund) {
        return refund.state() == RefundState.SUCCESS && refund.endedAt() != null
                ? WireTime.rfc3339(refund.endedAt())
                : null;
    }

    /** In fen. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Amount(
            long total,
            long refund,
            long payerTotal,
            long payerRefund,
            long settlementTotal,
            long settlementRefund,
            long discountRefund,
            String currency) {

        static Amount of(Refund refund, Trade trade) {
            long total = trade.totalFen();
            long back = refund.terms().refundFen();
            return new Amount(total, back, total, back, total, back, 0, "CNY");
        }
    }
}
