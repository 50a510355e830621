package io.hearth.billing.bill;

import io.hearth.money.Money;
import java.time.Instant;

/**
 * One line of a bill, never changed once written.
 *
 * @param reference tells entries of one kind apart: line number, charge order, refund number
 * @param formula how the amount came about, for a clerk to read out: {@code 48.00 m² × 5.40/3 × 35.50}
 * @param inputs JSON of the formula's figures
 */
record BillEntry(EntryKind kind, String reference, Money amount, String formula, String inputs, Instant happenedAt) {

    static BillEntry payment(String chargeOrderNo, Money amount, Instant paidAt) {
        return new BillEntry(EntryKind.PAYMENT, chargeOrderNo, amount, chargeOrderNo, "{}", paidAt);
    }
}
