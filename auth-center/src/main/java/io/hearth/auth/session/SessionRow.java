package io.hearth.auth.session;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A session as it is stored. */
record SessionRow(
        String id,
        String subject,
        SubjectKind kind,
        DeviceType deviceType,
        String deviceId,
        String rights,
        Instant startedAt,
        Instant lastUsedAt,
        @Nullable Instant endedAt) {}
