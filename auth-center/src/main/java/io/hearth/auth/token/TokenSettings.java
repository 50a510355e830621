package io.hearth.auth.token;

import java.net.URI;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What stands in access tokens.
 *
 * @param issuer the address under which people reach the gateway
 * @param accessTokenLife how long a token is good for; also the longest that an ended session's token can go on while Redis is
 *     down
 */
@ConfigurationProperties("hearth.auth.token")
public record TokenSettings(URI issuer, @DefaultValue("10m") Duration accessTokenLife) {

    private static final Duration LONGEST = Duration.ofMinutes(30);

    public TokenSettings {
        if (!accessTokenLife.isPositive() || accessTokenLife.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    "hearth.auth.token.access-token-life must be positive and at most " + LONGEST);
        }
    }
}
