package io.hearth.charge.order;

import java.util.Map;

/** Collects an order's money through a channel; no transaction may be open while it is asked. */
public interface Payments {

    /** Asks for the order's money; asking again for the same order gives the same payment. */
    Asked ask(ChargeOrder order);

    /** Ends the asking, but never without the channel's word. */
    Ended end(String chargeOrderNo);

    /** What came of asking. */
    sealed interface Asked {

        /** @param pay what the client needs to pay; empty while the channel has not answered */
        record Open(String payNo, Map<String, String> pay) implements Asked {}

        /** The channel refuses this payment for good. */
        record Refused(String payNo) implements Asked {}

        /** Nobody answered: the payment may or may not exist, and is asked for again. */
        record Unknown() implements Asked {}
    }

    /** What came of ending. */
    enum Ended {
        CLOSED,
        PAID,
        UNKNOWN
    }
}
