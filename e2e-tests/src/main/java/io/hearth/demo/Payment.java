package io.hearth.demo;

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
}
