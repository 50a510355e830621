package io.hearth.simulator.pay.wechat.notice;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One thing the merchant is told, under the same id on every repeat.
 *
 * @param resource the contents before sealing, JSON
 * @param attempts how often it was sent in vain or not
 * @param dueAt when it is sent next; null while it is being sent and after its end
 */
record Notice(
        String id,
        NoticeEvent event,
        String outTradeNo,
        String url,
        String resource,
        Instant createdAt,
        NoticeState state,
        int attempts,
        @Nullable Instant dueAt) {

    static Notice of(String id, NoticeEvent event, String outTradeNo, String url, String resource, Instant now) {
        return new Notice(id, event, outTradeNo, url, resource, now, NoticeState.PENDING, 0, now);
    }

    Notice ended(NoticeState end) {
        return new Notice(id, event, outTradeNo, url, resource, createdAt, end, attempts, null);
    }

    Notice sentOnce() {
        return new Notice(id, event, outTradeNo, url, resource, createdAt, state, attempts + 1, dueAt);
    }

    Notice dueAt(Instant then) {
        return new Notice(id, event, outTradeNo, url, resource, createdAt, state, attempts, then);
    }
}
