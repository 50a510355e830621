package io.hearth.messaging;

/** The life of an event in the outbox; the database's CHECK names the same states. */
enum OutboxStatus {
    PENDING,
    SENDING,
    SUCCESS,
    FAILED,
    DEAD
}
