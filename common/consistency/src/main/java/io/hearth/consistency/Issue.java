package io.hearth.consistency;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that does not fit together.
 *
 * @param sourceType what it is about, for example {@code PAYMENT_ORDER}
 * @param detail the fact that could not be applied, the latest of its repeats
 * @param timesRaised how often the same came up while it was open
 */
public record Issue(
        long id,
        String sourceType,
        String sourceId,
        IssueType type,
        IssueStatus status,
        String detail,
        int timesRaised,
        Instant firstRaisedAt,
        Instant lastRaisedAt,
        @Nullable String closedBy,
        @Nullable String resolution,
        @Nullable Instant closedAt) {}
