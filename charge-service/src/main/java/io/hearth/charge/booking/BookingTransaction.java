package io.hearth.charge.booking;

import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.ChargeOrders;
import io.hearth.charge.order.OpenBills;
import io.hearth.consistency.Compensation;
import io.hearth.consistency.Compensations;
import io.hearth.consistency.IssueType;
import java.time.Clock;
import org.apache.seata.spring.annotation.GlobalTransactional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The one global transaction of a booking: order, record and log here, the bills in billing-bill-service. */
@Component
class BookingTransaction {

    private static final int TIMEOUT_MILLIS = 30_000;

    private final OpenBills bills;
    private final ChargeBranch branch;

    BookingTransaction(OpenBills bills, ChargeBranch branch) {
        this.bills = bills;
        this.branch = branch;
    }

    /** The bills first: a branch can be seen before the whole is committed, and an order that looks paid must stay so. */
    @GlobalTransactional(name = "charge-book", timeoutMills = TIMEOUT_MILLIS, rollbackFor = Throwable.class)
    public void book(Booking booking) {
        bills.book(booking.order(), booking.fact().paidAt());
        branch.book(booking);
    }

    /** What changes in charge_db: one local transaction, one branch. */
    @Component
    static class ChargeBranch {

        private final ChargeOrders orders;
        private final RecordMapper records;
        private final TransactionLog log;
        private final Compensations compensations;
        private final Clock clock;

        ChargeBranch(
                ChargeOrders orders,
                RecordMapper records,
                TransactionLog log,
                Compensations compensations,
                Clock clock) {
            this.orders = orders;
            this.records = records;
            this.log = log;
            this.compensations = compensations;
            this.clock = clock;
        }

        @Transactional
        public void book(Booking booking) {
            ChargeOrder order = booking.order();
            var paid = orders.store(order, order.paid(booking.fact().payNo()));
            if (order.status().isClosed()) {
                compensations.log(lateSuccess(order, paid));
            }
            records.add(booking.recordNo(), booking.fact(), clock.instant());
            log.committed(booking.messageKey(), order.chargeOrderNo());
        }

        private static Compensation lateSuccess(ChargeOrder before, ChargeOrder after) {
            return new Compensation(
                    "CHARGE_ORDER",
                    before.chargeOrderNo(),
                    "status",
                    before.status().name(),
                    after.status().name(),
                    IssueType.LATE_SUCCESS.name(),
                    "charge-service",
                    null);
        }
    }
}
