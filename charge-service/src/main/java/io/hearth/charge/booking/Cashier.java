package io.hearth.charge.booking;

import io.hearth.charge.ChargeSettings;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.ChargeOrders;
import io.hearth.charge.order.OpenBills;
import io.hearth.consistency.IssueType;
import io.hearth.consistency.Issues;
import io.hearth.data.NumberSeries;
import io.hearth.messaging.Events;
import io.hearth.service.BusinessTime;
import io.hearth.service.Live;
import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Books what was paid. A report is kept before anything else; what cannot be booked now is tried again, and what may never be
 * booked stands in an issue: money that came is always somewhere.
 */
@Service
public class Cashier {

    private static final Logger LOG = LoggerFactory.getLogger(Cashier.class);
    private static final String RECORD_PREFIX = "R";
    private static final String SOURCE = "PAYMENT";

    private final PaidFacts facts;
    private final ChargeOrders orders;
    private final SuccessMessages messages;
    private final Issues issues;
    private final NumberSeries numbers;
    private final Events events;
    private final TransactionTemplate transaction;
    private final Clock clock;
    private final Live<ChargeSettings> settings;

    Cashier(
            PaidFacts facts,
            ChargeOrders orders,
            SuccessMessages messages,
            Issues issues,
            NumberSeries numbers,
            Events events,
            PlatformTransactionManager transactions,
            Clock clock,
            Live<ChargeSettings> settings) {
        this.facts = facts;
        this.orders = orders;
        this.messages = messages;
        this.issues = issues;
        this.numbers = numbers;
        this.events = events;
        this.transaction = new TransactionTemplate(transactions);
        this.clock = clock;
        this.settings = settings;
    }

    /** Keeps the report of a payment and books it at once if that is possible now. */
    public void received(PaidFact fact) {
        facts.keep(fact);
        bookIfWaiting(fact.payNo());
    }

    /** Books what waits and is due; returns how many payments were tried. */
    int bookDue() {
        var due = facts.due(settings.now().batch());
        due.forEach(this::bookIfWaiting);
        return due.size();
    }

    private void bookIfWaiting(String payNo) {
        facts.take(payNo)
                .ifPresent(fact -> events.resume(fact.traceparent(), "book payment", () -> bookOrTryAgain(fact)));
    }

    private void bookOrTryAgain(PaidFact fact) {
        try {
            book(fact);
        } catch (OpenBills.PaidMeanwhile e) {
            refuse(fact, IssueType.DUPLICATE_PAYMENT, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            LOG.atWarn()
                    .setCause(e)
                    .addKeyValue("payNo", fact.payNo())
                    .addKeyValue("chargeOrderNo", fact.chargeOrderNo())
                    .log("a payment could not be booked yet");
            facts.again(fact);
        }
    }

    private void book(PaidFact fact) {
        var order = orders.byNumber(fact.chargeOrderNo());
        switch (Verdict.on(fact, order)) {
            case Verdict.Book decided -> book(fact, decided.order());
            case Verdict.AlreadyBooked already -> facts.settle(fact, FactStatus.BOOKED);
            case Verdict.Refuse refusal -> refuse(fact, refusal.issue(), refusal.why());
        }
    }

    private void book(PaidFact fact, ChargeOrder order) {
        var recordNo = numbers.next(RECORD_PREFIX, BusinessTime.dayOf(clock.instant()));
        messages.bookAndAnnounce(Booking.of(fact, order, recordNo));
        facts.settle(fact, FactStatus.BOOKED);
        LOG.atInfo()
                .addKeyValue("chargeOrderNo", order.chargeOrderNo())
                .addKeyValue("payNo", fact.payNo())
                .addKeyValue("amountFen", fact.amount().fen())
                .log("payment booked");
    }

    private void refuse(PaidFact fact, IssueType issue, String why) {
        // Both or neither: a payment that is tried again and then booked must not stand in an issue.
        transaction.executeWithoutResult(status -> {
            issues.raise(SOURCE, fact.payNo(), issue, why);
            facts.settle(fact, FactStatus.REFUSED);
        });
    }
}
