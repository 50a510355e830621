package io.hearth.idempotency;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** What is known of a key. */
record IdempotencyRecord(
        String requestHash,
        Status status,
        LocalDateTime lockedUntil,
        @Nullable String answer) {

    enum Status {
        PROCESSING,
        SUCCESS,
        FAILED
    }
}
