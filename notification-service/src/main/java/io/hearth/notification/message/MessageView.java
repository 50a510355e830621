package io.hearth.notification.message;

import io.hearth.service.BusinessTime;
import java.time.OffsetDateTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message as the staff sees it.
 *
 * @param phone masked; absent while it was not yet handed to the provider
 * @param failure why it will never be sent
 */
record MessageView(
        String messageNo,
        String customerNo,
        Template template,
        Map<String, String> values,
        MessageStatus status,
        @Nullable String phone,
        @Nullable String failure,
        OffsetDateTime createdAt) {

    static MessageView of(Message message) {
        return new MessageView(
                message.messageNo(),
                message.customerNo(),
                message.template(),
                message.values(),
                message.status(),
                message.recipient().map(Recipient::masked).orElse(null),
                message.failure().orElse(null),
                message.createdAt().atZone(BusinessTime.ZONE).toOffsetDateTime());
    }
}
