package io.hearth.messaging;

/** Hands an event to the broker, or throws. */
interface EventSender {

    void send(OutboxRow event);
}
