package io.hearth.payment.order;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** How a payment order stands for us; from CLOSED and FAILED only the late-success repair leads on. */
public enum BusinessStatus {
    CREATED,
    PAYING,
    PAID,
    CLOSED,
    FAILED;

    Set<BusinessStatus> next() {
        return switch (this) {
            case CREATED -> EnumSet.of(PAYING, CLOSED, FAILED);
            case PAYING -> EnumSet.of(PAID, CLOSED, FAILED);
            case PAID -> EnumSet.noneOf(BusinessStatus.class);
            case CLOSED, FAILED -> EnumSet.of(PAID);
        };
    }

    BusinessStatus to(BusinessStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("payment order", this, target);
        }
        return target;
    }

    /** Whether the payer may still pay. */
    public boolean isOpen() {
        return this == CREATED || this == PAYING;
    }
}
