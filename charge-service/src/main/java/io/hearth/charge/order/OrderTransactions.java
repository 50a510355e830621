package io.hearth.charge.order;

import java.time.Instant;
import java.util.List;
import org.apache.seata.spring.annotation.GlobalTransactional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The global transactions over the order here and its bills in billing-bill-service: both change or neither does.
 *
 * <p>No channel is asked while one is open.
 */
@Component
class OrderTransactions {

    private static final int TIMEOUT_MILLIS = 30_000;

    private final ChargeOrders orders;
    private final OpenBills bills;
    private final OrderBranch branch;

    OrderTransactions(ChargeOrders orders, OpenBills bills, OrderBranch branch) {
        this.orders = orders;
        this.bills = bills;
        this.branch = branch;
    }

    /** Takes the bills and keeps the order. */
    @GlobalTransactional(name = "charge-create", timeoutMills = TIMEOUT_MILLIS, rollbackFor = Throwable.class)
    public ChargeOrder create(ChargeOrder order, List<OpenBills.Wanted> wanted, Instant holdUntil, Instant nextLookAt) {
        var items = bills.hold(order.chargeOrderNo(), order.customerNo(), wanted, holdUntil);
        return branch.add(order.of(items), nextLookAt);
    }

    /** Ends the order unpaid and gives its bills back. */
    @GlobalTransactional(name = "charge-end", timeoutMills = TIMEOUT_MILLIS, rollbackFor = Throwable.class)
    public ChargeOrder end(ChargeOrder before, ChargeOrder after) {
        bills.release(before);
        return orders.store(before, after);
    }

    /** The order and its items in one local transaction, which makes one branch. */
    @Component
    static class OrderBranch {

        private final ChargeOrders orders;

        OrderBranch(ChargeOrders orders) {
            this.orders = orders;
        }

        @Transactional
        public ChargeOrder add(ChargeOrder order, Instant nextLookAt) {
            orders.add(order, nextLookAt);
            return order;
        }
    }
}
