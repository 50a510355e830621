package io.hearth.gateway.access;

import io.hearth.identity.EndedSessions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Asks Redis whether a token's session has ended.
 *
 * <p>When Redis does not answer the token is believed: it lives ten minutes at most, and a whole town could not pay otherwise
 * (docs/adr/0010-ended-sessions.md).
 */
@Component
final class EndedSessionCheck {

    private static final Logger LOG = LoggerFactory.getLogger(EndedSessionCheck.class);

    private final ReactiveStringRedisTemplate redis;
    private final AccessSettings settings;

    EndedSessionCheck(ReactiveStringRedisTemplate redis, AccessSettings settings) {
        this.redis = redis;
        this.settings = settings;
    }

    Mono<Boolean> hasEnded(String session) {
        return redis.hasKey(EndedSessions.key(session))
                .timeout(settings.endedSessionWait())
                .onErrorResume(e -> {
                    LOG.atWarn().setCause(e).log("Redis does not say which sessions have ended; tokens are believed");
                    return Mono.just(false);
                });
    }
}
