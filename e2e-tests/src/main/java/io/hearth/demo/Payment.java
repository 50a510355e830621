package io.hearth.demo;

import io.hearth.district.Resident;
import io.hearth.site.PayChannel;
import java.time.Duration;

/**
 * How one resident's payment went.
 *
 * @param took from the click to the booked payment
 * @param traceId under which all services logged it
 */
record Payment(
        String customerNo,
        String chargeOrderNo,
        String payNo,
        long amountFen,
        Callback callback,
        Duration took,
        String traceId) {

    private static final int ALL = 1_000;

    /** What becomes of the channel's callback. */
    enum Callback {
        COMES("comes"),
        LOST("lost"),
        TWICE("comes twice");

        private final String words;

        Callback(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** A resident pays all own unpaid bills; returns once the payment is booked. */
    static Payment of(Resident resident, PayChannel channel, Callback callback) {
        var bills = resident.unpaidBills();
        long began = System.nanoTime();
        var created = resident.order(bills);
        var order = created.good();
        var payNo = order.path("payNo").asString();
        switch (callback) {
            case COMES -> {}
            case LOST -> channel.misbehave("NOTIFY", "LOSE", payNo, ALL);
            case TWICE -> channel.misbehave("NOTIFY", "TWICE", payNo, 1);
        }
        channel.pay(payNo);
        var chargeOrderNo = order.path("chargeOrderNo").asString();
        resident.awaitStatus(chargeOrderNo, "PAID");
        return new Payment(
                resident.customerNo(),
                chargeOrderNo,
                payNo,
                order.path("amountFen").asLong(),
                callback,
                Duration.ofNanos(System.nanoTime() - began),
                created.traceId());
    }
}
