package io.hearth.billing.run;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of a billing run. */
enum RunStatus {
    RUNNING,
    PAUSED,
    COMPLETED,
    CANCELLED;

    Set<RunStatus> next() {
        return switch (this) {
            case RUNNING -> EnumSet.of(PAUSED, COMPLETED, CANCELLED);
            case PAUSED -> EnumSet.of(RUNNING, CANCELLED);
            case COMPLETED, CANCELLED -> EnumSet.noneOf(RunStatus.class);
        };
    }

    RunStatus to(RunStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("billing run", this, target);
        }
        return target;
    }
}
