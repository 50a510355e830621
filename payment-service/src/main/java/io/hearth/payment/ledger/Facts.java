package io.hearth.payment.ledger;

import io.hearth.consistency.Compensation;
import io.hearth.consistency.Compensations;
import io.hearth.consistency.IssueType;
import io.hearth.consistency.Issues;
import io.hearth.messaging.EventType;
import io.hearth.messaging.Outbox;
import io.hearth.payment.PaymentSettings;
import io.hearth.payment.api.event.PaymentPaid;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.FactDecision;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.Receipt;
import io.hearth.service.Live;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The one place where a fact changes a payment order: read, decide, store unless somebody was faster; else read and decide
 * again. What may not be applied is kept as an issue in the same transaction.
 */
@Service
public class Facts {

    /** What issues and repairs of this service are about. */
    public static final String SOURCE = "PAYMENT_ORDER";

    private static final Logger LOG = LoggerFactory.getLogger(Facts.class);
    private static final EventType PAID = new EventType(PaymentPaid.TOPIC, PaymentPaid.TAG);
    private static final String SERVICE = "payment-service";
    private static final int RACES_AT_MOST = 20;

    private final Payments payments;
    private final Outbox outbox;
    private final Issues issues;
    private final Compensations compensations;
    private final OrderTrace trace;
    private final Live<PaymentSettings> settings;
    private final TransactionTemplate transaction;
    private final Clock clock;
    private final MeterRegistry metrics;

    Facts(
            Payments payments,
            Outbox outbox,
            Issues issues,
            Compensations compensations,
            OrderTrace trace,
            Live<PaymentSettings> settings,
            PlatformTransactionManager transactions,
            Clock clock,
            MeterRegistry metrics) {
        this.payments = payments;
        this.outbox = outbox;
        this.issues = issues;
        this.compensations = compensations;
        this.trace = trace;
        this.settings = settings;
        this.transaction = new TransactionTemplate(transactions);
        this.clock = clock;
        this.metrics = metrics;
    }

    /**
     * Applies what was learnt about an order; may be repeated without harm.
     *
     * @return what it meant, in words for people
     */
    public String apply(String payNo, ChannelFact fact) {
        return apply(payNo, fact, Integer.MAX_VALUE);
    }

    /**
     * The same for the answer to a question.
     *
     * @param asOf the order's version when the channel was asked
     */
    public String apply(String payNo, ChannelFact fact, int asOf) {
        var traceparent = payments.row(payNo).map(PaymentRow::traceparent).orElse(null);
        return trace.continued(traceparent, "apply channel fact", () -> applied(payNo, fact, asOf));
    }

    private String applied(String payNo, ChannelFact fact, int asOf) {
        try {
            for (int race = 0; race < RACES_AT_MOST; race++) {
                var meaning = transaction.execute(status -> attempt(payNo, fact, asOf));
                if (meaning.isPresent()) {
                    return meaning.get();
                }
            }
        } catch (DuplicateKeyException e) {
            // Rolled back as a whole: the order is as it was, and the trade pays another one.
            return conflict(payNo, new FactDecision.Conflict(IssueType.STATE_CONFLICT, fact + " pays another order"));
        }
        throw new IllegalStateException("payment order " + payNo + " never stood still");
    }

    // Empty when somebody was faster.
    private Optional<String> attempt(String payNo, ChannelFact fact, int asOf) {
        var found = payments.byNumber(payNo);
        if (found.isEmpty()) {
            return Optional.of(conflict(
                    payNo, new FactDecision.Conflict(IssueType.MISSING_LOCAL_RECORD, "no such order here: " + fact)));
        }
        var order = found.get();
        return switch (order.on(fact, asOf, clock.instant(), settings.now().grace())) {
            case FactDecision.Advance(PaymentOrder after) -> advance(order, after, fact);
            case FactDecision.Ignore(String why) -> Optional.of("ignored: " + why);
            case FactDecision.Conflict conflict -> Optional.of(conflict(payNo, conflict));
        };
    }

    private Optional<String> advance(PaymentOrder before, PaymentOrder after, ChannelFact fact) {
        if (!payments.store(before, after)) {
            return Optional.empty();
        }
        after.receipt().ifPresent(receipt -> book(before, after, receipt));
        LOG.atInfo()
                .addKeyValue("payNo", after.payNo())
                .addKeyValue("chargeOrderNo", after.chargeOrderNo())
                .addKeyValue("status", after.status())
                .addKeyValue("channelStatus", after.channelStatus())
                .addKeyValue("source", fact.source())
                .log("payment order goes on");
        if (!after.status().isOpen()) {
            count(before, after);
        }
        return Optional.of(after.status() + " " + after.channelStatus());
    }

    private void book(PaymentOrder before, PaymentOrder after, Receipt receipt) {
        payments.take(after, receipt);
        outbox.announce(
                PAID,
                after.payNo(),
                after.customerNo(),
                new PaymentPaid(
                        "paid-" + after.payNo(),
                        clock.instant(),
                        after.payNo(),
                        after.chargeOrderNo(),
                        after.customerNo(),
                        after.terms().amount().fen(),
                        after.terms().channel(),
                        receipt.channelTradeNo(),
                        receipt.paidAt()));
        if (!before.status().isOpen()) {
            logRepair(before, after, receipt);
        }
    }

    // The order repairs itself, and whether the bills can still be booked is charge-service's to say: the issue is
    // closed
    // at once, so that it can be found but waits for nobody.
    private void logRepair(PaymentOrder before, PaymentOrder after, Receipt receipt) {
        var reason = "paid at the channel in trade %s after the order was %s"
                .formatted(receipt.channelTradeNo(), before.status());
        long issue = issues.raise(SOURCE, after.payNo(), IssueType.LATE_SUCCESS, reason);
        issues.resolve(issue, SERVICE, "the order was repaired and the payment announced");
        compensations.log(new Compensation(
                SOURCE,
                after.payNo(),
                "business_status",
                before.status().name(),
                after.status().name(),
                reason,
                SERVICE,
                issue));
        compensations.log(new Compensation(
                SOURCE,
                after.payNo(),
                "channel_status",
                before.channelStatus().name(),
                after.channelStatus().name(),
                reason,
                SERVICE,
                issue));
    }

    private String conflict(String payNo, FactDecision.Conflict conflict) {
        issues.raise(SOURCE, payNo, conflict.issue(), conflict.why());
        return conflict.issue() + ": " + conflict.why();
    }

    private void count(PaymentOrder before, PaymentOrder after) {
        var channel = after.terms().channel();
        var outcome = before.status().isOpen() ? after.status().name() : "LATE_" + after.status();
        metrics.counter("hearth.payments", "channel", channel, "outcome", outcome)
                .increment();
        after.receipt()
                .ifPresent(receipt -> metrics.timer("hearth.payments.until.paid", "channel", channel)
                        .record(Duration.between(after.createdAt(), clock.instant())));
    }
}
