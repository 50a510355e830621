package io.hearth.simulator.pay.wechat.desk;

import io.hearth.simulator.pay.wechat.notice.NoticeRecord;
import io.hearth.simulator.pay.wechat.trade.Payment;
import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.RefundState;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trade as the books check sees it.
 *
 * @param amountFen what was paid, before that what was ordered
 * @param refundedFen refunds accepted and not failed
 */
record TradeView(
        String outTradeNo,
        @Nullable String transactionId,
        long amountFen,
        TradeState state,
        Instant createdAt,
        @Nullable Instant paidAt,
        long refundedFen,
        int payerFailures,
        List<RefundView> refunds,
        List<NoticeRecord> notices) {

    static TradeView of(Trade trade, List<Refund> refunds, List<NoticeRecord> notices) {
        var payment = Optional.ofNullable(trade.payment());
        return new TradeView(
                trade.outTradeNo(),
                payment.map(Payment::transactionId).orElse(null),
                trade.totalFen(),
                trade.state(),
                trade.createdAt(),
                payment.map(Payment::paidAt).orElse(null),
                trade.refundedFen(),
                trade.payerFailures(),
                refunds.stream().map(RefundView::of).toList(),
                notices);
    }

    record RefundView(
            String outRefundNo,
            String refundId,
            long refundFen,
            RefundState state,
            Instant acceptedAt,
            @Nullable Instant endedAt) {

        static RefundView of(Refund refund) {
            return new RefundView(
                    refund.outRefundNo(),
                    refund.refundId(),
                    refund.terms().refundFen(),
                    refund.state(),
                    refund.acceptedAt(),
                    refund.endedAt());
        }
    }
}
