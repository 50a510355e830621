package io.hearth.payment.notice;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A kept notification as staff see it.
 *
 * @param copies how often it came
 * @param outcome what it meant, or why it could not be processed
 */
public record Notice(
        String channel,
        String notificationId,
        int copies,
        Instant receivedAt,
        Instant lastReceivedAt,
        NoticeStatus status,
        int attempts,
        @Nullable Instant doneAt,
        @Nullable String outcome,
        String body) {}
