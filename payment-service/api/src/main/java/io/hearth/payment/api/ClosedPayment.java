package io.hearth.payment.api;

/** What came of closing. */
public record ClosedPayment(Outcome outcome) {

    /** How a charge order stands after it was to be closed. */
    public enum Outcome {
        /** Nobody can pay any more. */
        CLOSED,
        /** The payer was faster; the announcement of it is on its way. */
        PAID,
        /** The channel gave no clear answer: leave everything as it is and try again later. */
        UNKNOWN
    }
}
