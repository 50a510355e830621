package io.hearth.billing.api;

import java.util.List;

/** The bills as they stand after the call, in the order asked. */
public record BillsView(List<Bill> bills) {

    /**
     * @param season for example {@code 2026-2027}
     * @param address of the property, as it stands on the bill
     * @param outstandingFen what is still to be paid
     */
    public record Bill(
            String billNo,
            String season,
            String address,
            String status,
            long dueFen,
            long paidFen,
            long outstandingFen) {}
}
