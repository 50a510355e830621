package io.hearth.invoice.issuing;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of an invoice. FAILED means refused for good by the platform; only a person requests it again. */
public enum InvoiceStatus {
    REQUESTED,
    ISSUED,
    FAILED;

    Set<InvoiceStatus> next() {
        return switch (this) {
            case REQUESTED -> EnumSet.of(ISSUED, FAILED);
            case ISSUED -> EnumSet.noneOf(InvoiceStatus.class);
            case FAILED -> EnumSet.of(REQUESTED);
        };
    }

    InvoiceStatus to(InvoiceStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("invoice", this, target);
        }
        return target;
    }
}
