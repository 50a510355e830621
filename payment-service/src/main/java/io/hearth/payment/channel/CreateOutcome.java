package io.hearth.payment.channel;

import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import java.util.Map;

/** What came of asking a channel for a payment. */
public sealed interface CreateOutcome {

    /** @param pay what the payer's client needs to pay */
    record Accepted(Map<String, String> pay) implements CreateOutcome {}

    /** The channel will never take this order. */
    record Refused(String why) implements CreateOutcome {}

    /** Whether the channel has the order is not known. */
    record Unknown(String why) implements CreateOutcome {}

    default ChannelFact fact() {
        return switch (this) {
            case Accepted accepted -> new ChannelFact.Open(Source.CREATE);
            case Refused(String why) -> new ChannelFact.Failed(Source.CREATE, why);
            case Unknown(String why) -> new ChannelFact.NoAnswer(Source.CREATE, why);
        };
    }
}
