package io.hearth.charge.booking;

import io.hearth.charge.order.ChargeOrder;
import io.hearth.consistency.IssueType;
import java.util.Optional;

/** What a reported payment means for its order; a pure decision. */
public sealed interface Verdict {

    /** An order that was closed meanwhile is booked too: the late-success repair. */
    record Book(ChargeOrder order) implements Verdict {}

    record AlreadyBooked() implements Verdict {}

    record Refuse(IssueType issue, String why) implements Verdict {}

    static Verdict on(PaidFact fact, Optional<ChargeOrder> found) {
        if (found.isEmpty()) {
            return new Refuse(IssueType.MISSING_LOCAL_RECORD, "no charge order " + fact.chargeOrderNo());
        }
        var order = found.get();
        if (!fact.amount().equals(order.amount())) {
            return new Refuse(
                    IssueType.AMOUNT_MISMATCH, "paid " + fact.amount() + " of an order over " + order.amount());
        }
        if (order.status().isOpen() || order.status().isClosed()) {
            return new Book(order);
        }
        return order.payNo().filter(fact.payNo()::equals).isPresent()
                ? new AlreadyBooked()
                : new Refuse(
                        IssueType.DUPLICATE_PAYMENT,
                        "the order was paid by " + order.payNo().orElse("?"));
    }
}
