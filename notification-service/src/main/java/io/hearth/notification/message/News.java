package io.hearth.notification.message;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something that a customer is to be told.
 *
 * @param eventId names the announcement, the same however often it arrives
 * @param about what it tells of, for example the charge record
 * @param traceparent so that sending goes on with the event's trace
 */
public record News(
        String eventId,
        String customerNo,
        Template template,
        String about,
        Map<String, String> values,
        @Nullable String traceparent) {

    public News {
        values = Map.copyOf(values);
    }
}
