package io.hearth.simulator.pay.wechat.notice;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A notification as people and the books check see it, with what came of every try to deliver it. */
public record NoticeRecord(
        String id,
        String event,
        NoticeState state,
        @Nullable Instant dueAt,
        List<Delivery> deliveries) {

    static NoticeRecord of(Notice notice, List<Delivery> deliveries) {
        return new NoticeRecord(notice.id(), notice.event().type(), notice.state(), notice.dueAt(), deliveries);
    }

    /**
     * One try.
     *
     * @param answer the merchant's HTTP status, or why there was none
     * @param fault the fault that struck, if one did
     */
    public record Delivery(
            Instant sentAt, String answer, @Nullable String fault) {}
}
