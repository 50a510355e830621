package io.hearth.simulator.tax;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** Issues invoices, each request once. */
@Service
class TaxPlatform {

    private static final Logger log = LoggerFactory.getLogger(TaxPlatform.class);
    private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

    private final InvoiceBook book;
    private final JsonMapper json;
    private final Clock clock;

    TaxPlatform(InvoiceBook book, JsonMapper json, Clock clock) {
        this.book = book;
        this.json = json;
        this.clock = clock;
    }

    /** The day an invoice bears. */
    static LocalDate dayOf(Instant moment) {
        return LocalDate.ofInstant(moment, ZONE);
    }

    @Transactional
    public Invoice issue(IssueRequest request) {
        var requestId = request.checkedRequestId();
        var text = json.writeValueAsString(request);
        return once(requestId, text, () -> {
            var now = clock.instant();
            return Invoice.blue(book.nextNumber(dayOf(now)), requestId, text, request.contents(), now);
        });
    }

    @Transactional
    public Invoice issueRed(RedRequest request) {
        var requestId = request.checkedRequestId();
        var text = json.writeValueAsString(request);
        // Held first, so that two requests for one invoice cannot take back more than it has.
        var blue = book.locked(request.checkedOriginal())
                .orElseThrow(() -> TaxProblem.INVOICE_NOT_FOUND.because("原发票不存在"));
        return once(requestId, text, () -> {
            var now = clock.instant();
            var red = blue.red(book.nextNumber(dayOf(now)), requestId, text, request.checkedAmountFen(), now);
            book.saveReduced(blue.reducedBy(red));
            return red;
        });
    }

    private Invoice once(String requestId, String text, Supplier<Invoice> first) {
        var before = book.findByRequest(requestId);
        if (before.isPresent()) {
            return before.get().askedAgain(text);
        }
        var invoice = first.get();
        if (!book.add(invoice)) {
            return book.findByRequest(requestId).orElseThrow().askedAgain(text);
        }
        log.atInfo()
                .addKeyValue("invoiceNo", invoice.invoiceNo())
                .addKeyValue("requestId", requestId)
                .addKeyValue("kind", invoice.kind())
                .addKeyValue("amountFen", invoice.contents().amountFen())
                .log("invoice issued");
        return invoice;
    }
}
