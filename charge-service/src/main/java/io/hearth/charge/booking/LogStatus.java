package io.hearth.charge.booking;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** What became of the local transaction of a transactional message. */
enum LogStatus {
    STARTED,
    COMMITTED,
    ROLLED_BACK;

    Set<LogStatus> next() {
        return switch (this) {
            case STARTED -> EnumSet.of(COMMITTED, ROLLED_BACK);
            case COMMITTED, ROLLED_BACK -> EnumSet.noneOf(LogStatus.class);
        };
    }

    LogStatus to(LogStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("transaction log", this, target);
        }
        return target;
    }
}
