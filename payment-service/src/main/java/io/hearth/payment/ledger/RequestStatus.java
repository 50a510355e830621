package io.hearth.payment.ledger;

/** How a call to a channel stands; a call that was given up may still get its answer, everything else is final. */
public enum RequestStatus {
    /** Under way, or its process died. */
    OPEN,
    ANSWERED,
    REFUSED,
    NO_ANSWER
}
