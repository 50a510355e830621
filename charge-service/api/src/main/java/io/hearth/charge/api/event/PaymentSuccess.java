package io.hearth.charge.api.event;

import java.time.Instant;
import java.util.List;

/**
 * A charge order is paid and booked on its bills; announced by a transactional message, so it is true exactly when the
 * booking is. Invoice, notification and analytics build on it.
 *
 * @param eventId the same however often it is announced
 * @param occurredAt when it was booked
 * @param chargeRecordNo the record of the money received
 * @param paidAt when it was paid at the channel
 */
public record PaymentSuccess(
        String eventId,
        Instant occurredAt,
        String chargeOrderNo,
        String chargeRecordNo,
        String customerNo,
        String payNo,
        String channel,
        long amountFen,
        Instant paidAt,
        List<Item> items) {

    public static final String TOPIC = "hearth-charge";
    public static final String TAG = "payment-success";

    /** What was paid of one bill. */
    public record Item(String billNo, String season, String address, long amountFen) {}
}
