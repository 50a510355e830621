package io.hearth.invoice.client.tax;

import io.hearth.invoice.issuing.Invoice;
import java.math.BigDecimal;
import java.util.List;

/** What the platform is asked: a blue invoice, {@code POST /v1/invoices}. */
record IssueRequest(String requestId, Seller seller, Buyer buyer, List<Line> lines) {

    record Seller(String name, String taxNo) {}

    /** A person: without a tax number. */
    record Buyer(String name) {}

    record Line(String name, String taxCategory, long amountFen, BigDecimal taxRate) {}

    static IssueRequest of(Invoice invoice, String buyerName, TaxPlatformSettings settings) {
        return new IssueRequest(
                invoice.id(),
                new Seller(settings.sellerName(), settings.sellerTaxNo()),
                new Buyer(buyerName),
                invoice.lines().stream()
                        .map(line -> new Line(
                                line.name(), line.taxCategory(), line.amount().fen(), line.taxRate()))
                        .toList());
    }
}
