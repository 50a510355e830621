package io.hearth.billing.bill;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

/** A bill as a resident or clerk sees it; amounts in whole fen. */
record BillView(
        String billNo,
        String customerNo,
        long propertyId,
        String address,
        String season,
        BillKind kind,
        BillStatus status,
        long dueFen,
        long paidFen,
        long outstandingFen,
        LocalDate dueOn,
        long tariffId) {

    static BillView of(Bill bill) {
        return new BillView(
                bill.billNo(),
                bill.customerNo(),
                bill.propertyId(),
                bill.address(),
                bill.season(),
                bill.kind(),
                bill.status(),
                bill.due().fen(),
                bill.paid().fen(),
                bill.outstanding().fen(),
                bill.dueOn(),
                bill.tariffId());
    }

    /** With its entries, which explain every figure. */
    record WithEntries(BillView bill, List<Entry> entries) {}

    /**
     * @param formula for a clerk to read out: {@code 48.00 m² × 5.40/3 × 35.50}
     * @param inputs the formula's figures by name
     */
    record Entry(
            EntryKind kind,
            String reference,
            long amountFen,
            String formula,
            Map<String, Object> inputs,
            OffsetDateTime happenedAt) {}
}
