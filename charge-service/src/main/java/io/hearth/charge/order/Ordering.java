package io.hearth.charge.order;

import io.hearth.charge.ChargeProblem;
import io.hearth.charge.ChargeSettings;
import io.hearth.data.NumberSeries;
import io.hearth.problem.ProblemException;
import io.hearth.service.BusinessTime;
import io.hearth.service.Live;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Creates charge orders and asks the channel for their money; goes on where a process died in between. */
@Service
class Ordering {

    private static final Logger LOG = LoggerFactory.getLogger(Ordering.class);
    private static final String PREFIX = "O";

    private final ChargeOrders orders;
    private final OrderTransactions transactions;
    private final Payments payments;
    private final BillLocks locks;
    private final CloseReminders reminders;
    private final NumberSeries numbers;
    private final Clock clock;
    private final Live<ChargeSettings> settings;

    Ordering(
            ChargeOrders orders,
            OrderTransactions transactions,
            Payments payments,
            BillLocks locks,
            CloseReminders reminders,
            NumberSeries numbers,
            Clock clock,
            Live<ChargeSettings> settings) {
        this.orders = orders;
        this.transactions = transactions;
        this.payments = payments;
        this.locks = locks;
        this.reminders = reminders;
        this.numbers = numbers;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * The order of a request: a new one with its bills held and its money asked for, or the one that an earlier try of the
     * same request has made.
     */
    ChargeOrder order(String requestKey, String createdBy, CreateChargeOrder request) {
        var earlier = orders.byRequest(requestKey);
        var order = earlier.isPresent() ? earlier.get() : create(requestKey, createdBy, request);
        return order.status() == ChargeStatus.CREATED ? askForMoney(order) : order;
    }

    /** Asks the channel for the money of an order that is CREATED; leaves it so while nobody has answered. */
    ChargeOrder askForMoney(ChargeOrder order) {
        return switch (payments.ask(order)) {
            case Payments.Asked.Open open ->
                open.pay().isEmpty() ? order : stored(order, order.paying(open.payNo(), open.pay()));
            case Payments.Asked.Refused refused -> {
                LOG.atWarn()
                        .addKeyValue("chargeOrderNo", order.chargeOrderNo())
                        .addKeyValue("payNo", refused.payNo())
                        .log("the channel refuses the payment");
                yield transactions.end(order, order.failed());
            }
            case Payments.Asked.Unknown unknown -> order;
        };
    }

    // The money, or the scan, may have been faster: then the order stands further already.
    private ChargeOrder stored(ChargeOrder before, ChargeOrder after) {
        try {
            return orders.store(before, after);
        } catch (ProblemException e) {
            if (e.is(ChargeProblem.ORDER_CHANGED)) {
                return orders.byNumber(before.chargeOrderNo()).orElseThrow(() -> e);
            }
            throw e;
        }
    }

    private ChargeOrder create(String requestKey, String createdBy, CreateChargeOrder request) {
        var wanted = request.wanted();
        var billNos = wanted.stream().map(OpenBills.Wanted::billNo).toList();
        if (Set.copyOf(billNos).size() < billNos.size()) {
            throw ChargeProblem.BILL_NAMED_TWICE.because();
        }
        return locks.whileHolding(billNos, () -> create(requestKey, createdBy, request, wanted));
    }

    private ChargeOrder create(
            String requestKey, String createdBy, CreateChargeOrder request, List<OpenBills.Wanted> wanted) {
        var now = clock.instant();
        var expiresAt = now.plus(settings.now().payWithin());
        var draft = new ChargeOrder(
                numbers.next(PREFIX, BusinessTime.dayOf(now)),
                request.customerNo(),
                requestKey,
                List.of(),
                request.way(),
                ChargeStatus.CREATED,
                Optional.empty(),
                Map.of(),
                expiresAt,
                now,
                createdBy,
                0);
        var order = transactions.create(
                draft,
                wanted,
                expiresAt.plus(settings.now().holdLonger()),
                now.plus(settings.now().lookEvery()));
        LOG.atInfo()
                .addKeyValue("chargeOrderNo", order.chargeOrderNo())
                .addKeyValue("customerNo", order.customerNo())
                .addKeyValue("amountFen", order.amount().fen())
                .log("charge order created");
        reminders.remindAt(order.expiresAt(), order.chargeOrderNo());
        return order;
    }
}
