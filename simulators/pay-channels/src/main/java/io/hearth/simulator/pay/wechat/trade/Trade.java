package io.hearth.simulator.pay.wechat.trade;

import io.hearth.simulator.pay.wechat.WeChatProblem;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A trade in the channel's book.
 *
 * @param prepayId number under which the payer's phone finds it, for two hours in reality
 * @param codeId the part of the QR code's address that names it
 * @param payment null until it is paid
 * @param refundedFen sum of the refunds accepted and not failed
 * @param payerFailures how often a payer tried in vain
 */
public record Trade(
        OrderTerms terms,
        String prepayId,
        String codeId,
        Instant createdAt,
        TradeState state,
        @Nullable Payment payment,
        long refundedFen,
        int payerFailures) {

    static Trade ordered(OrderTerms terms, String prepayId, String codeId, Instant now) {
        return new Trade(terms, prepayId, codeId, now, TradeState.NOTPAY, null, 0, 0);
    }

    public String outTradeNo() {
        return terms.outTradeNo();
    }

    /** What the trade is worth to the channel: what was paid, before that what was ordered. */
    public long totalFen() {
        return payment == null ? terms.amountFen() : payment.paidFen();
    }

    /**
     * The payment of a trade that is paid.
     *
     * @throws IllegalStateException if it is not
     */
    public Payment paid() {
        if (payment == null) {
            throw new IllegalStateException(outTradeNo() + " is not paid");
        }
        return payment;
    }

    /** What can still be refunded. */
    public long refundableFen() {
        return payment == null ? 0 : payment.paidFen() - refundedFen;
    }

    /** The channel's word on an order number that comes again. */
    Trade orderedAgain(OrderTerms again) {
        if (state.isPaid()) {
            throw WeChatProblem.ORDERPAID.because("该订单已支付");
        }
        if (state == TradeState.CLOSED) {
            throw WeChatProblem.ORDER_CLOSED.because("该订单已关闭");
        }
        if (again.method() != terms.method()) {
            throw WeChatProblem.OUT_TRADE_NO_USED.because("商户订单号重复");
        }
        if (!again.equals(terms)) {
            throw WeChatProblem.INVALID_REQUEST.because("请求重入时，参数与首次请求时不一致");
        }
        return this;
    }

    Trade paidBy(Payment with) {
        checkPayableAt(with.paidAt());
        return new Trade(
                terms, prepayId, codeId, createdAt, state.to(TradeState.SUCCESS), with, refundedFen, payerFailures);
    }

    Trade payerFailed(Instant now) {
        checkPayableAt(now);
        return new Trade(terms, prepayId, codeId, createdAt, state, payment, refundedFen, payerFailures + 1);
    }

    /** Closing twice changes nothing the second time. */
    Trade closed() {
        if (state.isPaid()) {
            throw WeChatProblem.ORDERPAID.because("该订单已支付");
        }
        return state == TradeState.CLOSED
                ? this
                : new Trade(
                        terms,
                        prepayId,
                        codeId,
                        createdAt,
                        state.to(TradeState.CLOSED),
                        payment,
                        refundedFen,
                        payerFailures);
    }

    Trade refunding(long fen) {
        return withRefunded(state.to(TradeState.REFUND), refundedFen + fen);
    }

    /** The money of a refund that failed is the merchant's again. */
    Trade refundFailed(long fen) {
        return withRefunded(state, refundedFen - fen);
    }

    private Trade withRefunded(TradeState then, long fen) {
        return new Trade(terms, prepayId, codeId, createdAt, then, payment, fen, payerFailures);
    }

    private void checkPayableAt(Instant now) {
        if (state.isPaid()) {
            throw WeChatProblem.ORDERPAID.because("该订单已支付");
        }
        if (state == TradeState.CLOSED) {
            throw WeChatProblem.ORDER_CLOSED.because("该订单已关闭");
        }
        if (terms.expiresAt() != null && !now.isBefore(terms.expiresAt())) {
            throw WeChatProblem.ORDER_CLOSED.because("该订单已超过支付有效期");
        }
    }
}
