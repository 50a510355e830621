package io.hearth.invoice.issuing;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.invoice.InvoiceProblem;
import io.hearth.invoice.InvoiceSettings;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The stored invoices. */
@Repository
class Invoices {

    private static final int LONGEST_FAILURE = 300;

    private final InvoiceMapper mapper;
    private final Clock clock;
    private final InvoiceSettings settings;

    Invoices(InvoiceMapper mapper, Clock clock, InvoiceSettings settings) {
        this.mapper = mapper;
        this.clock = clock;
        this.settings = settings;
    }

    boolean hasOneFor(String chargeRecordNo) {
        return mapper.ofRecord(chargeRecordNo) > 0;
    }

    void add(Invoice invoice) {
        mapper.insert(new InvoiceRow(
                invoice.id(),
                invoice.chargeRecordNo(),
                invoice.chargeOrderNo(),
                invoice.customerNo(),
                invoice.amount(),
                invoice.status(),
                null,
                null,
                null,
                null,
                null,
                null,
                invoice.attempts(),
                invoice.requestedAt(),
                invoice.traceparent(),
                invoice.version(),
                invoice.requestedAt(),
                null));
        invoice.lines().forEach(line -> mapper.insertLine(invoice.id(), line));
    }

    Optional<Invoice> byId(String id) {
        return Optional.ofNullable(mapper.selectById(id)).map(this::invoice);
    }

    Paged<Invoice> ofChargeOrder(String chargeOrderNo, PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<InvoiceRow>query()
                        .eq("charge_order_no", chargeOrderNo)
                        .orderByDesc("requested_at"));
        return Paged.of(query, found.getRecords(), found.getTotal()).map(this::invoice);
    }

    List<String> due(int limit) {
        return mapper.due(clock.instant(), limit);
    }

    /** The invoice if nobody else is asking for it; then it is ours for the time of the lease. */
    Optional<Invoice> take(String id) {
        var now = clock.instant();
        return mapper.take(id, now, now.plus(settings.lease())) == 1 ? byId(id) : Optional.empty();
    }

    void again(Invoice invoice) {
        mapper.again(invoice.id(), invoice.version(), clock.instant().plus(settings.waitAfter(invoice.attempts() + 1)));
    }

    /** @throws io.hearth.problem.ProblemException {@link InvoiceProblem#INVOICE_CHANGED} when somebody was faster */
    void store(Invoice before, Invoice after) {
        var now = clock.instant();
        int stored = after.issued()
                .map(issued -> mapper.issued(before, after, issued, now))
                .orElseGet(() -> mapper.step(before, after, shortened(after.failure()), now));
        if (stored != 1) {
            throw InvoiceProblem.INVOICE_CHANGED.because(before.id());
        }
    }

    private static @Nullable String shortened(Optional<String> failure) {
        return failure.map(text -> text.substring(0, Math.min(text.length(), LONGEST_FAILURE)))
                .orElse(null);
    }

    private Invoice invoice(InvoiceRow row) {
        return new Invoice(
                row.invoiceId(),
                row.chargeRecordNo(),
                row.chargeOrderNo(),
                row.customerNo(),
                mapper.lines(row.invoiceId()),
                row.status(),
                issued(row),
                Optional.ofNullable(row.failure()),
                row.attempts(),
                row.requestedAt(),
                row.traceparent(),
                row.version());
    }

    private static Optional<TaxPlatform.Issued> issued(InvoiceRow row) {
        if (row.invoiceNo() == null
                || row.invoiceDate() == null
                || row.taxFen() == null
                || row.buyerName() == null
                || row.downloadUrl() == null) {
            return Optional.empty();
        }
        return Optional.of(new TaxPlatform.Issued(
                row.invoiceNo(), row.invoiceDate(), row.amountFen(), row.taxFen(), row.buyerName(), row.downloadUrl()));
    }
}
