package io.hearth.identity;

import java.time.Duration;

/**
 * Where auth-center says in Redis which sessions have ended, so that the gateway refuses their access tokens at once.
 *
 * <p>An entry lives as long as such a token could; while Redis is down, tokens of ended sessions run out by themselves.
 */
public final class EndedSessions {

    /** How much clocks of two machines may differ when an access token's end is judged. */
    public static final Duration CLOCK_SKEW = Duration.ofSeconds(5);

    private static final String PREFIX = "hearth:access:ended-session:";

    private EndedSessions() {}

    /** The key whose presence says that the session has ended. */
    public static String key(String session) {
        return PREFIX + session;
    }
}
