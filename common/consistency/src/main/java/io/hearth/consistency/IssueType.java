package io.hearth.consistency;

/** In what way things do not fit together. */
public enum IssueType {
    /** A state machine does not know the step. */
    ILLEGAL_STATE_TRANSITION,
    /** A fact contradicts what is booked here. */
    STATE_CONFLICT,
    /** The outside world gives no answer although the time is over. */
    CHANNEL_QUERY_FAILED,
    /** Known outside, unknown here. */
    MISSING_LOCAL_RECORD,
    /** Known here, unknown outside. */
    MISSING_CHANNEL_RECORD,
    /** Both sides know it, in different states. */
    STATUS_MISMATCH,
    /** Another amount came than was asked for. */
    AMOUNT_MISMATCH,
    /** The same thing was paid twice. */
    DUPLICATE_PAYMENT,
    /** Money came for what was closed or had failed. */
    LATE_SUCCESS,
    /** A message that no attempt could deliver or process. */
    DEAD_MESSAGE
}
