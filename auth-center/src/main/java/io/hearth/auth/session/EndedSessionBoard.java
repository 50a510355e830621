package io.hearth.auth.session;

import io.hearth.auth.token.TokenSettings;
import io.hearth.identity.EndedSessions;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;

/** Tells the gateway through Redis which sessions have ended, for as long as a token of theirs could still be good. */
@Component
class EndedSessionBoard {

    private static final Logger LOG = LoggerFactory.getLogger(EndedSessionBoard.class);

    private final StringRedisTemplate redis;
    private final Duration life;

    EndedSessionBoard(StringRedisTemplate redis, TokenSettings settings) {
        this.redis = redis;
        this.life = settings.accessTokenLife().plus(EndedSessions.CLOCK_SKEW.multipliedBy(2));
    }

    void announce(String session) {
        try {
            redis.opsForValue().set(EndedSessions.key(session), "ended", life);
        } catch (DataAccessException e) {
            // The database knows that it has ended, so nobody can refresh it; its access token runs out by itself.
            LOG.atWarn()
                    .addKeyValue("session", session)
                    .setCause(e)
                    .log("Redis was not told that a session ended; its token is good for at most {}", life);
        }
    }
}
