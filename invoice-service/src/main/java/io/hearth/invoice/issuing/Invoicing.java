package io.hearth.invoice.issuing;

import io.hearth.data.NumberSeries;
import io.hearth.invoice.InvoiceProblem;
import io.hearth.invoice.VatSettings;
import io.hearth.messaging.Events;
import io.hearth.messaging.Inbox;
import io.hearth.service.Bell;
import io.hearth.service.BusinessTime;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/** Requests an invoice for each payment, has it issued, and requests a refused one again when a person says so. */
@Service
public class Invoicing {

    /** Under which payments are heard. */
    public static final String CONSUMER_GROUP = "invoice-issuing";

    private static final Logger LOG = LoggerFactory.getLogger(Invoicing.class);
    private static final String ID_PREFIX = "I";

    private final Invoices invoices;
    private final Inbox inbox;
    private final TransactionTemplate transaction;
    private final NumberSeries numbers;
    private final TaxPlatform platform;
    private final Buyers buyers;
    private final Events events;
    private final VatSettings vat;
    private final Bell bell;
    private final Clock clock;

    Invoicing(
            Invoices invoices,
            Inbox inbox,
            TransactionTemplate transaction,
            NumberSeries numbers,
            TaxPlatform platform,
            Buyers buyers,
            Events events,
            VatSettings vat,
            Bell bell,
            Clock clock) {
        this.invoices = invoices;
        this.inbox = inbox;
        this.transaction = transaction;
        this.numbers = numbers;
        this.platform = platform;
        this.buyers = buyers;
        this.events = events;
        this.vat = vat;
        this.bell = bell;
        this.clock = clock;
    }

    /** Requests the invoice for a payment, once however often the payment is announced. */
    public void request(PaidCharge charge) {
        var now = clock.instant();
        var id = numbers.next(ID_PREFIX, BusinessTime.dayOf(now));
        transaction.executeWithoutResult(status -> {
            if (inbox.firstTime(CONSUMER_GROUP, charge.eventId()) && !invoices.hasOneFor(charge.chargeRecordNo())) {
                invoices.add(requested(id, charge));
                LOG.atInfo()
                        .addKeyValue("invoiceId", id)
                        .addKeyValue("chargeOrderNo", charge.chargeOrderNo())
                        .log("invoice requested");
            }
        });
        bell.ring();
    }

    /**
     * Requests an invoice again that the platform refused.
     *
     * @throws io.hearth.problem.ProblemException {@link InvoiceProblem#INVOICE_NOT_FAILED}
     */
    Invoice requestAgain(Invoice failed) {
        if (failed.status() != InvoiceStatus.FAILED) {
            throw InvoiceProblem.INVOICE_NOT_FAILED.because(failed.id(), failed.status());
        }
        var requested = failed.requestedAgain();
        invoices.store(failed, requested);
        LOG.atInfo().addKeyValue("invoiceId", failed.id()).log("invoice requested again");
        bell.ring();
        return requested;
    }

    /** Asks the platform for the invoice if it is due and nobody else is asking. */
    void issueIfDue(String id) {
        invoices.take(id)
                .ifPresent(invoice -> events.resume(invoice.traceparent(), "issue invoice", () -> issue(invoice)));
    }

    private void issue(Invoice invoice) {
        switch (answer(invoice)) {
            case TaxPlatform.Issued issued -> issued(invoice, issued);
            case TaxPlatform.Refused refused -> failed(invoice, refused.why());
            case TaxPlatform.AskAgain later -> {
                LOG.atWarn()
                        .addKeyValue("invoiceId", invoice.id())
                        .addKeyValue("attempts", invoice.attempts() + 1)
                        .log("no invoice yet: {}", later.why());
                invoices.again(invoice);
            }
        }
    }

    private TaxPlatform.Answer answer(Invoice invoice) {
        Optional<String> buyer;
        try {
            buyer = buyers.nameOf(invoice.customerNo());
        } catch (Buyers.NotReached e) {
            return new TaxPlatform.AskAgain("the buyer's name is not known yet: " + e.getMessage());
        }
        return buyer.map(name -> platform.issue(invoice, name))
                .orElseGet(() -> new TaxPlatform.Refused("there is no customer " + invoice.customerNo()));
    }

    private void issued(Invoice invoice, TaxPlatform.Issued issued) {
        if (!issued.amount().equals(invoice.amount())) {
            failed(invoice, "the platform issued %s over %s".formatted(issued.invoiceNo(), issued.amount()));
            return;
        }
        invoices.store(invoice, invoice.issued(issued));
        LOG.atInfo()
                .addKeyValue("invoiceId", invoice.id())
                .addKeyValue("invoiceNo", issued.invoiceNo())
                .addKeyValue("chargeOrderNo", invoice.chargeOrderNo())
                .addKeyValue(
                        "waitedMillis",
                        Duration.between(invoice.requestedAt(), clock.instant()).toMillis())
                .log("invoice issued");
    }

    private void failed(Invoice invoice, String why) {
        invoices.store(invoice, invoice.failed(why));
        LOG.atError().addKeyValue("invoiceId", invoice.id()).log("invoice refused for good: {}", why);
    }

    private Invoice requested(String id, PaidCharge charge) {
        return new Invoice(
                id,
                charge.chargeRecordNo(),
                charge.chargeOrderNo(),
                charge.customerNo(),
                charge.items().stream()
                        .map(item -> new InvoiceLine(
                                item.billNo(),
                                vat.name() + " " + item.season(),
                                vat.taxCategory(),
                                vat.taxRate(),
                                item.amount()))
                        .toList(),
                InvoiceStatus.REQUESTED,
                Optional.empty(),
                Optional.empty(),
                0,
                clock.instant(),
                charge.traceparent(),
                0);
    }
}
