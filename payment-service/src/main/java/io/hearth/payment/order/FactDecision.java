package io.hearth.payment.order;

import io.hearth.consistency.IssueType;

/** What a fact means for a payment order as it stands. */
public sealed interface FactDecision {

    /** The order goes on; from an order that was closed or had failed this is the late-success repair. */
    record Advance(PaymentOrder after) implements FactDecision {}

    /** Nothing new, or older than what is known. */
    record Ignore(String why) implements FactDecision {}

    /** The fact may not be applied: the order stays as it is and a person must know. */
    record Conflict(IssueType issue, String why) implements FactDecision {}
}
