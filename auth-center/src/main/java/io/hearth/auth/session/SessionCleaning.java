package io.hearth.auth.session;

import java.time.Clock;
import java.time.Duration;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Forgets what no longer proves anything: expired refresh tokens, and sessions that ended half a year ago. */
@Component
class SessionCleaning {

    private static final Duration KEEP_EXPIRED = Duration.ofDays(1);
    private static final Duration KEEP_ENDED = Duration.ofDays(180);
    private static final int AT_ONCE = 5_000;

    private final SessionStore store;
    private final Clock clock;

    SessionCleaning(SessionStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    @Scheduled(fixedDelayString = "PT1H", initialDelayString = "PT10M")
    void clean() {
        var now = clock.instant();
        store.forget(now.minus(KEEP_EXPIRED), now.minus(KEEP_ENDED), AT_ONCE);
    }
}
