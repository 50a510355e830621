package io.hearth.payment.order;

import io.hearth.money.Money;
import java.time.Instant;

/** What is learnt about a payment order at its channel, and from where. */
public sealed interface ChannelFact {

    Source source();

    /** The payer paid this amount; also true of a trade that was refunded since. */
    record Paid(Source source, Money amount, Receipt receipt) implements ChannelFact {}

    /** The channel knows the order and nobody has paid it yet. */
    record Open(Source source) implements ChannelFact {}

    /** Nobody can pay it at the channel any more, and nobody has. */
    record Closed(Source source) implements ChannelFact {}

    /** The channel refused it for good. */
    record Failed(Source source, String why) implements ChannelFact {}

    /**
     * The channel knew no such order when it was asked; one may yet appear while a CREATE is under way.
     *
     * @param askedAt decides what it means, because an answer may be applied long after it was given
     */
    record NotExist(Source source, Instant askedAt) implements ChannelFact {}

    /** A time-out, a broken line, garbage, a bad signature: nothing is known. */
    record NoAnswer(Source source, String why) implements ChannelFact {}

    /** Where a fact comes from. */
    enum Source {
        /** The answer to our CREATE. */
        CREATE,
        /** The answer to our query. */
        QUERY,
        /** The answer to our CLOSE. */
        CLOSE,
        /** The channel's own notification. */
        NOTIFY,
        /** A person who looked into it. */
        PERSON
    }
}
