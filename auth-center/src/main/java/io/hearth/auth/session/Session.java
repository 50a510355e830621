package io.hearth.auth.session;

import io.hearth.auth.token.Rights;
import java.time.Instant;

/** A person signed in on a device, still going on. */
record Session(
        String id,
        String subject,
        SubjectKind kind,
        Device device,
        Rights rights,
        Instant startedAt,
        Instant lastUsedAt) {}
