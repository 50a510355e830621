package io.hearth.consistency;

import org.jspecify.annotations.Nullable;

/**
 * One field that a repair changed.
 *
 * @param sourceType what was repaired, for example {@code PAYMENT_ORDER}
 * @param operator a person's id, or the service that repaired by itself
 * @param issueId the issue that the repair settles, if there was one
 */
public record Compensation(
        String sourceType,
        String sourceId,
        String field,
        String before,
        String after,
        String reason,
        String operator,
        @Nullable Long issueId) {}
