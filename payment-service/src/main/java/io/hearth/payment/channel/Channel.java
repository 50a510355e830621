package io.hearth.payment.channel;

import io.hearth.payment.order.PaymentOrder;

/**
 * A payment channel.
 *
 * <p>No call throws because of the channel: whatever goes wrong on the way is an outcome of its own, {@code Unknown}.
 */
public interface Channel {

    /** The word by which orders name it, for example {@code WECHAT}. */
    String name();

    /** Asks for the payment; the channel takes several with the same number as one. */
    CreateOutcome create(PaymentOrder order);

    /** Asks how the order stands. */
    QueryOutcome query(PaymentOrder order);

    /** Asks that nobody can pay it any more. */
    CloseOutcome close(PaymentOrder order);

    /** Checks that a notification is the channel's, and reads it. */
    Notification read(RawNotification raw);

    /** How the channel wants to hear that a notification was kept. */
    ChannelReply kept();

    /** How the channel wants to hear that a notification was not accepted. */
    ChannelReply refused();
}
