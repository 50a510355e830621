package io.hearth.auth.session;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A refresh token as it is stored: by its hash. */
record RefreshTokenRow(
        String tokenHash,
        String sessionId,
        Instant issuedAt,
        Instant expiresAt,
        @Nullable Instant usedAt) {}
