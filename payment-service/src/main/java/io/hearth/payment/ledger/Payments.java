package io.hearth.payment.ledger;

import io.hearth.payment.PaymentProblem;
import io.hearth.payment.PaymentSettings;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.QueryLadder;
import io.hearth.payment.order.Receipt;
import io.hearth.service.Live;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The stored payment orders; a charge order has one, or the word that it will never have any. */
@Repository
public class Payments {

    private final PaymentMapper mapper;
    private final Live<PaymentSettings> settings;
    private final OrderTrace trace;
    private final Clock clock;

    Payments(
            PaymentMapper mapper,
            Live<PaymentSettings> settings,
            OrderTrace trace,
            Clock clock,
            MeterRegistry metrics) {
        this.mapper = mapper;
        this.settings = settings;
        this.trace = trace;
        this.clock = clock;
        Gauge.builder("hearth.payments.unknown", mapper, PaymentMapper::unknown)
                .description("payments of which nobody knows how they stand at their channel")
                .register(metrics);
    }

    public Optional<PaymentOrder> byNumber(String payNo) {
        return row(payNo).map(PaymentRow::order);
    }

    /**
     * A payment order that must be there.
     *
     * @throws io.hearth.problem.ProblemException {@link PaymentProblem#PAYMENT_NOT_FOUND}
     */
    public PaymentOrder existing(String payNo) {
        return byNumber(payNo).orElseThrow(() -> PaymentProblem.PAYMENT_NOT_FOUND.because(payNo));
    }

    public Optional<PaymentOrder> ofChargeOrder(String chargeOrderNo) {
        return Optional.ofNullable(mapper.ofChargeOrder(chargeOrderNo)).map(PaymentRow::order);
    }

    /** Whether the charge order was closed before any payment was asked for. */
    public boolean willNeverBe(String chargeOrderNo) {
        return mapper.claimedForNone(chargeOrderNo) > 0;
    }

    /** Stores a new order unless its charge order has one, or never will have any. */
    @Transactional
    public boolean add(PaymentOrder order) {
        if (mapper.claim(order.chargeOrderNo(), order.payNo(), clock.instant()) == 0) {
            return false;
        }
        mapper.insert(row(order));
        return true;
    }

    /** Says that the charge order will never have a payment, unless it has one. */
    @Transactional
    public boolean ruleOut(String chargeOrderNo) {
        return mapper.claim(chargeOrderNo, null, clock.instant()) == 1;
    }

    /** Stores a step of an order, unless somebody was faster. */
    public boolean store(PaymentOrder before, PaymentOrder after) {
        var receipt = after.receipt();
        return mapper.step(
                        before,
                        after,
                        receipt.map(Receipt::channelTradeNo).orElse(null),
                        receipt.map(Receipt::paidAt).orElse(null),
                        after.status().isOpen())
                == 1;
    }

    /**
     * Takes the trade of a paid order for it.
     *
     * @throws org.springframework.dao.DuplicateKeyException if the trade pays another order
     */
    void take(PaymentOrder order, Receipt receipt) {
        mapper.addTrade(order, receipt.channelTradeNo(), receipt.paidAt(), clock.instant());
    }

    /** Takes open orders that are to be asked after now; each is due again at its next step, whatever becomes of this one. */
    @Transactional
    public List<PaymentOrder> takeDue(int limit) {
        var now = clock.instant();
        var due = mapper.due(now, limit).stream().map(PaymentRow::order).toList();
        for (var order : due) {
            mapper.askAgainAt(order.payNo(), ladder().after(now, order.createdAt()));
        }
        return due;
    }

    Optional<PaymentRow> row(String payNo) {
        return Optional.ofNullable(mapper.selectById(payNo));
    }

    private QueryLadder ladder() {
        return settings.now().ladder();
    }

    private PaymentRow row(PaymentOrder order) {
        return new PaymentRow(
                order.payNo(),
                order.chargeOrderNo(),
                order.customerNo(),
                order.terms().channel(),
                order.terms().method(),
                order.terms().amount(),
                order.terms().description(),
                orNull(order.terms().clientIp()),
                orNull(order.terms().payer()),
                order.status(),
                order.channelStatus(),
                orNull(order.receipt().map(Receipt::channelTradeNo)),
                order.receipt().map(Receipt::paidAt).orElse(null),
                order.terms().expiresAt(),
                order.createdAt(),
                ladder().after(order.createdAt(), order.createdAt()),
                0,
                trace.current(),
                order.version());
    }

    private static @Nullable String orNull(Optional<String> value) {
        return value.orElse(null);
    }
}
