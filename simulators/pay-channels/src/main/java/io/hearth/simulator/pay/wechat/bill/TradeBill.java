package io.hearth.simulator.pay.wechat.bill;

import io.hearth.money.Money;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.RefundState;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The trade bill of a day: a line for each payment and each refund accepted, then the sums. Amounts are yuan. */
final class TradeBill {

    private static final String SUMMARY_HEADER = "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额";
    private static final String NONE = "";
    private static final String NO_NUMBER = "0";
    private static final int FEE_DIGITS = 5;

    private final BillType type;
    private final WeChatKeys keys;
    private final BigDecimal feePercent;
    private final Instant endOfDay;
    private final BillText text;

    private long lines;
    private Money paid = Money.ZERO;
    private Money refunded = Money.ZERO;
    private Money fees = Money.ZERO;

    TradeBill(BillType type, WeChatKeys keys, BigDecimal feePercent, Instant endOfDay, BillText text) {
        this.type = type;
        this.keys = keys;
        this.feePercent = feePercent;
        this.endOfDay = endOfDay;
        this.text = text;
        text.header(type.header());
    }

    void add(BillEntry entry) {
        if (!type.has(entry)) {
            return;
        }
        switch (entry) {
            case BillEntry.Paid payment -> add(payment);
            case BillEntry.Refunded refund -> add(refund);
        }
        lines++;
    }

    /** Writes the sums; whether there was anything to sum. */
    boolean end() {
        text.header(SUMMARY_HEADER);
        text.line(List.of(
                String.valueOf(lines),
                paid.toString(),
                refunded.toString(),
                Money.ZERO.toString(),
                fee(fees),
                paid.toString(),
                refunded.toString()));
        return lines > 0;
    }

    private void add(BillEntry.Paid payment) {
        var amount = payment.amount();
        var fee = BillEntry.fee(amount, feePercent);
        var line = start(payment, payment.trade().paid().paidAt(), "SUCCESS", amount);
        if (type == BillType.ALL) {
            line.addAll(List.of(NO_NUMBER, NO_NUMBER, Money.ZERO.toString(), Money.ZERO.toString(), NONE, NONE));
        }
        line.addAll(goods(payment.trade()));
        line.addAll(List.of(fee(fee), rate(), amount.toString()));
        if (type == BillType.ALL) {
            line.add(Money.ZERO.toString());
        }
        line.add(NONE);
        text.line(line);
        paid = paid.plus(amount);
        fees = fees.plus(fee);
    }

    private void add(BillEntry.Refunded back) {
        var amount = back.amount();
        var fee = BillEntry.fee(amount, feePercent).negated();
        var refund = back.refund();
        var state = back.stateAt(endOfDay);
        boolean ownColumns = type == BillType.REFUND;
        var line = start(back, ownColumns ? back.trade().paid().paidAt() : refund.acceptedAt(), "REFUND", Money.ZERO);
        if (ownColumns) {
            line.add(WireTime.plain(refund.acceptedAt()));
            line.add(Optional.ofNullable(refund.endedAt())
                    .filter(end -> state == RefundState.SUCCESS)
                    .map(WireTime::plain)
                    .orElse(NONE));
        }
        line.addAll(List.of(
                refund.refundId(),
                refund.outRefundNo(),
                amount.toString(),
                Money.ZERO.toString(),
                "ORIGINAL",
                state.name()));
        line.addAll(goods(back.trade()));
        line.addAll(List.of(fee(fee), rate(), Money.ZERO.toString(), amount.toString(), NONE));
        text.line(line);
        refunded = refunded.plus(amount);
        fees = fees.plus(fee);
    }

    private List<String> start(BillEntry entry, Instant time, String state, Money settled) {
        var trade = entry.trade();
        return new ArrayList<>(List.of(
                WireTime.plain(time),
                trade.terms().appId(),
                keys.merchantId(),
                NO_NUMBER,
                NONE,
                trade.paid().transactionId(),
                trade.outTradeNo(),
                trade.paid().openId(),
                trade.terms().method().tradeType(),
                state,
                trade.paid().bankType(),
                "CNY",
                settled.toString(),
                Money.ZERO.toString()));
    }

    private static List<String> goods(Trade trade) {
        return List.of(
                trade.terms().description(),
                Optional.ofNullable(trade.terms().attach()).orElse(NONE));
    }

    private String rate() {
        return feePercent.setScale(2).toPlainString() + "%";
    }

    private static String fee(Money fee) {
        return fee.yuan().setScale(FEE_DIGITS).toPlainString();
    }
}
