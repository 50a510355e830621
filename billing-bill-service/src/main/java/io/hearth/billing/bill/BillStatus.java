package io.hearth.billing.bill;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of a bill. Outside PAYING and REFUNDING the status follows from what is due and what is paid. */
public enum BillStatus {
    UNPAID,
    PAYING,
    PARTIALLY_PAID,
    PAID,
    REFUNDING,
    VOIDED;

    Set<BillStatus> next() {
        return switch (this) {
            case UNPAID -> EnumSet.of(PAYING, VOIDED);
            case PAYING -> EnumSet.of(UNPAID, PARTIALLY_PAID, PAID);
            case PARTIALLY_PAID -> EnumSet.of(PAYING);
            case PAID -> EnumSet.of(REFUNDING);
            case REFUNDING -> EnumSet.of(PAID, PARTIALLY_PAID, UNPAID);
            case VOIDED -> EnumSet.noneOf(BillStatus.class);
        };
    }

    BillStatus to(BillStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("bill", this, target);
        }
        return target;
    }

    boolean isOpen() {
        return this == UNPAID || this == PARTIALLY_PAID;
    }
}
