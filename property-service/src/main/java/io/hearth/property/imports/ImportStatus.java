package io.hearth.property.imports;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of an import; the database's CHECK names the same states. */
enum ImportStatus {
    WAITING,
    RUNNING,
    COMPLETED,
    FAILED,
    UNDOING,
    UNDONE;

    Set<ImportStatus> next() {
        return switch (this) {
            case WAITING -> EnumSet.of(RUNNING);
            case RUNNING -> EnumSet.of(COMPLETED, FAILED);
            case COMPLETED, FAILED -> EnumSet.of(UNDOING);
            case UNDOING -> EnumSet.of(UNDONE);
            case UNDONE -> EnumSet.noneOf(ImportStatus.class);
        };
    }

    ImportStatus to(ImportStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("import", this, target);
        }
        return target;
    }
}
