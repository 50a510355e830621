package io.hearth.invoice.issuing;

import io.hearth.money.Money;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The one blue invoice for a charge record.
 *
 * @param id also names the request on the tax platform, so that asking twice never issues two
 * @param issued what the platform gave, once it is issued
 * @param failure why the platform refused it for good
 * @param attempts without an answer since it was requested
 * @param version counts its steps
 */
public record Invoice(
        String id,
        String chargeRecordNo,
        String chargeOrderNo,
        String customerNo,
        List<InvoiceLine> lines,
        InvoiceStatus status,
        Optional<TaxPlatform.Issued> issued,
        Optional<String> failure,
        int attempts,
        Instant requestedAt,
        @Nullable String traceparent,
        int version) {

    public Invoice {
        lines = List.copyOf(lines);
    }

    public Money amount() {
        return Money.sum(lines.stream().map(InvoiceLine::amount).toList());
    }

    Invoice issued(TaxPlatform.Issued given) {
        return with(status.to(InvoiceStatus.ISSUED), Optional.of(given), Optional.empty(), attempts);
    }

    Invoice failed(String why) {
        return with(status.to(InvoiceStatus.FAILED), Optional.empty(), Optional.of(why), attempts);
    }

    Invoice requestedAgain() {
        return with(status.to(InvoiceStatus.REQUESTED), Optional.empty(), Optional.empty(), 0);
    }

    private Invoice with(
            InvoiceStatus newStatus,
            Optional<TaxPlatform.Issued> newIssued,
            Optional<String> newFailure,
            int newAttempts) {
        return new Invoice(
                id,
                chargeRecordNo,
                chargeOrderNo,
                customerNo,
                lines,
                newStatus,
                newIssued,
                newFailure,
                newAttempts,
                requestedAt,
                traceparent,
                version + 1);
    }
}
