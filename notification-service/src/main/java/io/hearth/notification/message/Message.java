package io.hearth.notification.message;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One message to one customer. The phone is not part of it: it is asked for when the message is sent.
 *
 * @param about what it tells of, once for each template
 * @param values of the template
 * @param failure why it will never be sent
 * @param attempts that certainly sent nothing
 * @param unclearSends sends whose answer is not known
 * @param version counts its steps
 */
record Message(
        String messageNo,
        String customerNo,
        Template template,
        String about,
        Map<String, String> values,
        MessageStatus status,
        Optional<Recipient> recipient,
        Optional<String> bizId,
        Optional<String> failure,
        int attempts,
        int unclearSends,
        Instant createdAt,
        @Nullable String traceparent,
        int version) {

    /** Sent once more after an unclear answer, never a third time. */
    static final int MOST_UNCLEAR_SENDS = 2;

    Message {
        values = Map.copyOf(values);
    }

    /** It is being handed to the provider. */
    Message handedOver(Recipient to) {
        return with(
                status.to(MessageStatus.UNCLEAR),
                Optional.of(to),
                Optional.empty(),
                Optional.empty(),
                attempts,
                unclearSends + 1);
    }

    Message sent(String receipt) {
        return with(
                status.to(MessageStatus.SENT),
                recipient,
                Optional.of(receipt),
                Optional.empty(),
                attempts,
                unclearSends);
    }

    Message failed(String why) {
        return with(
                status.to(MessageStatus.FAILED), recipient, Optional.empty(), Optional.of(why), attempts, unclearSends);
    }

    /** The provider certainly did not take what was just handed over. */
    Message notTaken() {
        int stillUnclear = unclearSends - 1;
        return with(
                status.to(stillUnclear > 0 ? MessageStatus.UNCLEAR : MessageStatus.WAITING),
                recipient,
                Optional.empty(),
                Optional.empty(),
                attempts + 1,
                stillUnclear);
    }

    private Message with(
            MessageStatus newStatus,
            Optional<Recipient> newRecipient,
            Optional<String> newBizId,
            Optional<String> newFailure,
            int newAttempts,
            int newUnclearSends) {
        return new Message(
                messageNo,
                customerNo,
                template,
                about,
                values,
                newStatus,
                newRecipient,
                newBizId,
                newFailure,
                newAttempts,
                newUnclearSends,
                createdAt,
                traceparent,
                version + 1);
    }
}
