package io.hearth.invoice.issuing;

import io.hearth.money.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A payment that was booked, for which an invoice is due.
 *
 * @param eventId names the announcement, the same however often it arrives
 * @param traceparent so that issuing goes on with the payment's trace
 */
public record PaidCharge(
        String eventId,
        String chargeRecordNo,
        String chargeOrderNo,
        String customerNo,
        List<Item> items,
        @Nullable String traceparent) {

    public PaidCharge {
        items = List.copyOf(items);
    }

    /** What was paid of one bill. */
    public record Item(String billNo, String season, Money amount) {}
}
