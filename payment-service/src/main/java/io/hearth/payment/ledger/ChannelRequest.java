package io.hearth.payment.ledger;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A call to a channel.
 *
 * @param answer what the channel said, or why that is not known
 */
public record ChannelRequest(
        long id,
        String payNo,
        RequestKind kind,
        RequestStatus status,
        Instant sentAt,
        @Nullable Instant endedAt,
        @Nullable String answer) {

    public boolean isUnderWay(Instant givenUpBefore) {
        return status == RequestStatus.OPEN && sentAt.isAfter(givenUpBefore);
    }
}
