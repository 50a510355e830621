package io.hearth.payment.notice;

/** How a kept notification stands; the database's CHECK names the same states. */
public enum NoticeStatus {
    /** To be processed, or being processed. */
    PENDING,
    DONE,
    /** No attempt could process it: an issue waits for a person. */
    DEAD
}
