package io.hearth.simulator.pay.wechat.bill;

import io.hearth.money.Money;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.RefundState;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * The fund-flow bill of a day: every movement on the merchant's account with the balance after it, then the sums. Amounts
 * are yuan. A refund that has failed by the end of its day moved nothing.
 */
final class FundFlowBill {

    private static final String HEADER = "记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号";
    private static final String SUMMARY_HEADER = "资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额";

    private final WeChatKeys keys;
    private final BigDecimal feePercent;
    private final Instant startOfDay;
    private final Instant endOfDay;
    private final BillText text;

    private Money balance = Money.ZERO;
    private long incomes;
    private Money income = Money.ZERO;
    private long expenses;
    private Money expense = Money.ZERO;

    FundFlowBill(WeChatKeys keys, BigDecimal feePercent, Instant startOfDay, Instant endOfDay, BillText text) {
        this.keys = keys;
        this.feePercent = feePercent;
        this.startOfDay = startOfDay;
        this.endOfDay = endOfDay;
        this.text = text;
        text.header(HEADER);
    }

    /** Takes every entry since the account was opened, in their order; earlier days only carry the balance. */
    void add(BillEntry entry) {
        switch (entry) {
            case BillEntry.Paid payment -> {
                var fee = BillEntry.fee(payment.amount(), feePercent);
                var transaction = payment.trade().paid().transactionId();
                flow(entry, transaction, "交易", "交易", payment.amount(), "");
                if (fee.isPositive()) {
                    flow(entry, transaction, "交易", "扣除交易手续费", fee.negated(), "结算总金额" + payment.amount() + "元");
                }
            }
            case BillEntry.Refunded refund
            when hasMoved(refund) -> {
                var fee = BillEntry.fee(refund.amount(), feePercent);
                flow(
                        entry,
                        refund.refund().refundId(),
                        "退款",
                        "退款",
                        refund.amount().minus(fee).negated(),
                        "退款总金额" + refund.amount() + "元;含手续费" + fee + "元");
            }
            case BillEntry.Refunded failed -> {
                // The money came back to where it was within the day.
            }
        }
    }

    /** Writes the sums; whether there was anything to sum. */
    boolean end() {
        text.header(SUMMARY_HEADER);
        text.line(List.of(
                String.valueOf(incomes + expenses),
                String.valueOf(incomes),
                income.toString(),
                String.valueOf(expenses),
                expense.toString()));
        return incomes + expenses > 0;
    }

    private boolean hasMoved(BillEntry.Refunded refund) {
        var state = refund.stateAt(endOfDay);
        return state == RefundState.PROCESSING || state == RefundState.SUCCESS;
    }

    private void flow(BillEntry entry, String businessNo, String name, String kind, Money change, String remark) {
        balance = balance.plus(change);
        if (entry.at().isBefore(startOfDay)) {
            return;
        }
        text.line(List.of(
                WireTime.plain(entry.at()),
                businessNo,
                entry.trade().paid().transactionId(),
                name,
                kind,
                change.isNegative() ? "支出" : "收入",
                change.max(change.negated()).toString(),
                balance.toString(),
                change.isNegative() ? keys.merchantId() + "API" : "system",
                remark,
                entry instanceof BillEntry.Refunded refund
                        ? refund.refund().outRefundNo()
                        : entry.trade().outTradeNo()));
        if (change.isNegative()) {
            expenses++;
            expense = expense.minus(change);
        } else {
            incomes++;
            income = income.plus(change);
        }
    }
}
