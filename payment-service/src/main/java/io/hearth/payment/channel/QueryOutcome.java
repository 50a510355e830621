package io.hearth.payment.channel;

import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;

/** What a channel said when it was asked how an order stands. */
public sealed interface QueryOutcome {

    ChannelFact fact();

    record Told(ChannelFact fact) implements QueryOutcome {}

    record Unknown(String why) implements QueryOutcome {

        @Override
        public ChannelFact fact() {
            return new ChannelFact.NoAnswer(Source.QUERY, why);
        }
    }
}
