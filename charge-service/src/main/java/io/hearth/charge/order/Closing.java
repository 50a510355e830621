package io.hearth.charge.order;

import io.hearth.charge.ChargeProblem;
import io.hearth.charge.ChargeSettings;
import io.hearth.service.Live;
import java.time.Clock;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Ends orders that nobody pays: asked for by a person, or because their time is up. Never without the channel's word. */
@Service
class Closing {

    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);
    private static final Duration A_MOMENT = Duration.ofSeconds(5);

    private final ChargeOrders orders;
    private final OrderTransactions transactions;
    private final Ordering ordering;
    private final Payments payments;
    private final Clock clock;
    private final Live<ChargeSettings> settings;

    Closing(
            ChargeOrders orders,
            OrderTransactions transactions,
            Ordering ordering,
            Payments payments,
            Clock clock,
            Live<ChargeSettings> settings) {
        this.orders = orders;
        this.transactions = transactions;
        this.ordering = ordering;
        this.payments = payments;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * Closes an order at a person's wish.
     *
     * @throws io.hearth.problem.ProblemException {@link ChargeProblem#ORDER_PAID_MEANWHILE} or
     *     {@link ChargeProblem#PAYMENT_UNCLEAR}: the order stays open
     */
    ChargeOrder close(ChargeOrder order) {
        if (order.status() == ChargeStatus.CLOSED) {
            return order;
        }
        if (!order.status().isOpen()) {
            throw ChargeProblem.ORDER_NOT_CLOSABLE.because(order.chargeOrderNo(), order.status());
        }
        return switch (payments.end(order.chargeOrderNo())) {
            case CLOSED -> closed(order);
            case PAID -> throw ChargeProblem.ORDER_PAID_MEANWHILE.because(order.chargeOrderNo());
            case UNKNOWN ->
                throw ChargeProblem.PAYMENT_UNCLEAR
                        .because(order.chargeOrderNo())
                        .retryAfter(A_MOMENT);
        };
    }

    /** Looks after open orders that are due for it; returns how many there were. */
    int lookAfterDue() {
        var due = orders.toLookAfter(clock.instant(), settings.now().batch());
        due.forEach(this::lookAfter);
        return due.size();
    }

    /** Asks again for the money of an order that got no answer, and ends one whose time is up. */
    void lookAfter(String chargeOrderNo) {
        var now = clock.instant();
        if (!orders.takeCare(chargeOrderNo, now, now.plus(settings.now().lookEvery()))) {
            return;
        }
        orders.byNumber(chargeOrderNo).filter(order -> order.status().isOpen()).ifPresent(order -> {
            if (!order.expiresAt().isAfter(now)) {
                expire(order);
            } else if (order.status() == ChargeStatus.CREATED) {
                ordering.askForMoney(order);
            }
        });
    }

    /** Ends an order whose time is up, however often it was looked after before. */
    void expire(String chargeOrderNo) {
        orders.byNumber(chargeOrderNo)
                .filter(order -> order.status().isOpen() && !order.expiresAt().isAfter(clock.instant()))
                .ifPresent(this::expire);
    }

    private void expire(ChargeOrder order) {
        switch (payments.end(order.chargeOrderNo())) {
            case CLOSED -> closed(order);
            case PAID -> log(order, "an order whose time is up has been paid; its booking is on its way");
            case UNKNOWN -> log(order, "an order whose time is up stays open until the channel answers");
        }
    }

    private ChargeOrder closed(ChargeOrder order) {
        var closed = transactions.end(order, order.closed());
        log(closed, "charge order closed");
        return closed;
    }

    private static void log(ChargeOrder order, String deed) {
        LOG.atInfo().addKeyValue("chargeOrderNo", order.chargeOrderNo()).log(deed);
    }
}
