package io.hearth.payment.api.event;

import java.time.Instant;

/**
 * The money for a charge order has come; announced once for each payment, those of one customer in their order.
 *
 * @param eventId the same each time the announcement is delivered
 * @param occurredAt when payment-service learnt of it
 * @param amountFen what was paid, always what the charge order asked for
 * @param channelTradeNo the channel's own number of the trade
 * @param paidAt when it was paid at the channel
 */
public record PaymentPaid(
        String eventId,
        Instant occurredAt,
        String payNo,
        String chargeOrderNo,
        String customerNo,
        long amountFen,
        String channel,
        String channelTradeNo,
        Instant paidAt) {

    public static final String TOPIC = "hearth-payment";
    public static final String TAG = "paid";
}
