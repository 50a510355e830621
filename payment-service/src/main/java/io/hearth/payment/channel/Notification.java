package io.hearth.payment.channel;

import io.hearth.payment.order.ChannelFact;

/** What a channel tells of its own accord, once its signature was checked. */
public sealed interface Notification {

    /** Anybody could have written this. */
    record Forged(String why) implements Notification {}

    /** The channel's own word; it comes again under the same id until it is told that it was kept. */
    sealed interface Genuine extends Notification {

        String id();
    }

    /** @param payNo as the channel says it; we need not know it */
    record OfPayment(String id, String payNo, ChannelFact fact) implements Genuine {}

    /** Tells of something that is no payment order. */
    record OfSomethingElse(String id, String what) implements Genuine {}

    /** Signed by the channel, but not to be understood, for example because it was sealed with another key. */
    record Unreadable(String id, String why) implements Genuine {}
}
