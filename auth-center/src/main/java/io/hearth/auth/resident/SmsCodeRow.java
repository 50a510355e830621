package io.hearth.auth.resident;

import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The latest code of a phone as it is stored. */
record SmsCodeRow(
        String phoneFingerprint,
        @Nullable String codeHash,
        Instant sentAt,
        Instant expiresAt,
        int tries,
        LocalDate sentOn,
        int sentCount) {}
