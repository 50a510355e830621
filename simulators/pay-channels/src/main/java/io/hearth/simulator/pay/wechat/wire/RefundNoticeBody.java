package io.hearth.simulator.pay.wechat.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.Trade;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** A refund as REFUND.* notifications show it. */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RefundNoticeBody(
        String mchid,
        String transactionId,
        String outTradeNo,
        String refundId,
        String outRefundNo,
        String refundStatus,
        @Nullable String successTime,
        String userReceivedAccount,
        Amount amount) {

    public static RefundNoticeBody of(Refund refund, Trade trade, WeChatKeys keys) {
        return new RefundNoticeBody(
                keys.merchantId(),
                trade.paid().transactionId(),
                trade.outTradeNo(),
                refund.refundId(),
                refund.outRefundNo(),
                refund.state().name(),
                RefundBody.successTime(refund),
                RefundBody.PURSE,
                new Amount(
                        trade.totalFen(),
                        refund.terms().refundFen(),
                        trade.totalFen(),
                        refund.terms().refundFen()));
    }

    /** In fen. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Amount(long total, long refund, long payerTotal, long payerRefund) {}
}
