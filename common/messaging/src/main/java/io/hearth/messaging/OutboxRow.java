package io.hearth.messaging;

import org.jspecify.annotations.Nullable;

/** An event on its way out. */
record OutboxRow(
        long id,
        String eventType,
        String businessKey,
        String orderingKey,
        String payload,
        @Nullable String traceparent,
        int attempts) {}
