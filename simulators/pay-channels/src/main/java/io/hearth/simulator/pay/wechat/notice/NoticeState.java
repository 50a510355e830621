package io.hearth.simulator.pay.wechat.notice;

/** The life of a notification: {@code PENDING → ACCEPTED | GIVEN_UP | LOST}. */
public enum NoticeState {
    PENDING,
    /** The merchant answered 200 or 204. */
    ACCEPTED,
    /** Every repeat was in vain. */
    GIVEN_UP,
    /** Never sent, as ordered. */
    LOST
}
