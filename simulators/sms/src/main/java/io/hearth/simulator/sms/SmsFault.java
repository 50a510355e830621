package io.hearth.simulator.sms;

import io.hearth.simulator.fault.FaultKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How the provider itself can go wrong. */
enum SmsFault implements FaultKind {
    BUSINESS_LIMIT_CONTROL(SmsProblem.BUSINESS_LIMIT_CONTROL, 1),
    AMOUNT_NOT_ENOUGH(SmsProblem.AMOUNT_NOT_ENOUGH, 1),
    SYSTEM_ERROR(SmsProblem.SYSTEM_ERROR, 1),
    /** The message reaches the phone twice. */
    DUPLICATE(null, 2);

    private final @Nullable SmsProblem refusal;
    private final int copies;

    SmsFault(@Nullable SmsProblem refusal, int copies) {
        this.refusal = refusal;
        this.copies = copies;
    }

    /** With which the request is refused, if it is. */
    Optional<SmsProblem> refusal() {
        return Optional.ofNullable(refusal);
    }

    /** How many reach the phone. */
    int copies() {
        return copies;
    }
}
