package io.hearth.simulator.pay.wechat.bill;

import io.hearth.money.Money;
import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.RefundState;
import io.hearth.simulator.pay.wechat.trade.Trade;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;

/** Something that moved money on the day of a bill. */
sealed interface BillEntry {

    Instant at();

    Trade trade();

    /** A trade was paid. */
    record Paid(Trade trade) implements BillEntry {

        @Override
        public Instant at() {
            return trade.paid().paidAt();
        }

        Money amount() {
            return new Money(trade.totalFen());
        }
    }

    /** A refund was accepted. */
    record Refunded(Trade trade, Refund refund) implements BillEntry {

        @Override
        public Instant at() {
            return refund.acceptedAt();
        }

        Money amount() {
            return new Money(refund.terms().refundFen());
        }

        /** A bill shows what was known when its day ended and is not changed afterwards. */
        RefundState stateAt(Instant endOfDay) {
            return refund.endedAt() != null && refund.endedAt().isBefore(endOfDay)
                    ? refund.state()
                    : RefundState.PROCESSING;
        }
    }

    /** The merchant's fee on this much money. */
    static Money fee(Money amount, BigDecimal percent) {
        return amount.times(percent.movePointLeft(2), RoundingMode.HALF_UP);
    }
}
