package io.hearth.invoice.issuing;

import io.hearth.service.BusinessTime;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An invoice as its customer and the staff see it.
 *
 * @param amountFen with tax
 * @param taxFen once it is issued
 * @param failure why the tax platform refused it for good
 */
record InvoiceView(
        String id,
        InvoiceStatus status,
        String chargeOrderNo,
        String chargeRecordNo,
        String customerNo,
        long amountFen,
        @Nullable Long taxFen,
        @Nullable String invoiceNo,
        @Nullable LocalDate invoiceDate,
        @Nullable String buyerName,
        @Nullable String downloadUrl,
        @Nullable String failure,
        OffsetDateTime requestedAt,
        List<Line> lines) {

    record Line(String billNo, String name, BigDecimal taxRate, long amountFen) {}

    static InvoiceView of(Invoice invoice) {
        var issued = invoice.issued();
        return new InvoiceView(
                invoice.id(),
                invoice.status(),
                invoice.chargeOrderNo(),
                invoice.chargeRecordNo(),
                invoice.customerNo(),
                invoice.amount().fen(),
                issued.map(given -> given.tax().fen()).orElse(null),
                issued.map(TaxPlatform.Issued::invoiceNo).orElse(null),
                issued.map(TaxPlatform.Issued::invoiceDate).orElse(null),
                issued.map(TaxPlatform.Issued::buyerName).orElse(null),
                issued.map(TaxPlatform.Issued::downloadUrl).orElse(null),
                invoice.failure().orElse(null),
                invoice.requestedAt().atZone(BusinessTime.ZONE).toOffsetDateTime(),
                invoice.lines().stream()
                        .map(line -> new Line(
                                line.billNo(),
                                line.name(),
                                line.taxRate(),
                                line.amount().fen()))
                        .toList());
    }
}
