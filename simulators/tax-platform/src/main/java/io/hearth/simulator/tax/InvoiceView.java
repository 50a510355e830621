package io.hearth.simulator.tax;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/**
 * An invoice as the platform answers it; amounts of red invoices are negative.
 *
 * @param remainingFen of a blue invoice, what a red one may still take back
 */
record InvoiceView(
        String requestId,
        String invoiceNo,
        Invoice.Kind kind,
        @Nullable String originalInvoiceNo,
        LocalDate invoiceDate,
        String buyerName,
        @Nullable String buyerTaxNo,
        long amountFen,
        long taxFen,
        long remainingFen,
        String downloadUrl) {

    static InvoiceView of(Invoice invoice) {
        var contents = invoice.contents();
        return new InvoiceView(
                invoice.requestId(),
                invoice.invoiceNo(),
                invoice.kind(),
                invoice.originalNo(),
                TaxPlatform.dayOf(invoice.issuedAt()),
                contents.buyerName(),
                contents.buyerTaxNo(),
                contents.amountFen(),
                contents.taxFen(),
                invoice.kind() == Invoice.Kind.BLUE ? invoice.remainingFen() : 0,
                ServletUriComponentsBuilder.fromCurrentContextPath()
                        .path("/download/{invoiceNo}.xml")
                        .buildAndExpand(invoice.invoiceNo())
                        .toUriString());
    }
}
