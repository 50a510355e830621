package io.hearth.charge.order;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of a charge order. From CLOSED or FAILED to PAID leads only the late-success repair. */
public enum ChargeStatus {
    CREATED,
    PAYING,
    PAID,
    REFUNDING,
    PARTIALLY_REFUNDED,
    REFUNDED,
    CLOSED,
    FAILED;

    Set<ChargeStatus> next() {
        return switch (this) {
            case CREATED -> EnumSet.of(PAYING, CLOSED, FAILED);
            case PAYING -> EnumSet.of(PAID, CLOSED, FAILED);
            case PAID, PARTIALLY_REFUNDED -> EnumSet.of(REFUNDING);
            case REFUNDING -> EnumSet.of(PAID, PARTIALLY_REFUNDED, REFUNDED);
            case REFUNDED -> EnumSet.noneOf(ChargeStatus.class);
            case CLOSED, FAILED -> EnumSet.of(PAID);
        };
    }

    ChargeStatus to(ChargeStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("charge order", this, target);
        }
        return target;
    }

    /** Whether money may still arrive in the ordinary way. */
    public boolean isOpen() {
        return this == CREATED || this == PAYING;
    }

    /** Whether money that arrives now is late. */
    public boolean isClosed() {
        return this == CLOSED || this == FAILED;
    }
}
