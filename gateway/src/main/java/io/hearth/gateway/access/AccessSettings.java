package io.hearth.gateway.access;

import java.net.URI;
import java.time.Duration;
import java.util.Base64;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Whose access tokens are good, and with which key identities are signed for the services.
 *
 * @param issuer as it stands in the tokens: the address under which people reach this gateway
 * @param keySource where auth-center publishes its public keys; the host is its name in the registry
 * @param endedSessionWait how long Redis may take to say whether a session has ended before the token is believed
 * @param internalKey base64 of at least 32 secret bytes, shared with all services
 */
@ConfigurationProperties("hearth.gateway.access")
record AccessSettings(
        URI issuer,
        @DefaultValue("http://auth-center/oauth2/jwks") URI keySource,
        @DefaultValue("1s") Duration endedSessionWait,
        String internalKey) {

    private static final int LEAST_KEY_BYTES = 32;

    AccessSettings {
        if (Base64.getDecoder().decode(internalKey).length < LEAST_KEY_BYTES) {
            throw new IllegalArgumentException("hearth.gateway.access.internal-key must hold at least 32 bytes");
        }
        if (!endedSessionWait.isPositive()) {
            throw new IllegalArgumentException("hearth.gateway.access.ended-session-wait must be positive");
        }
    }

    byte[] key() {
        return Base64.getDecoder().decode(internalKey);
    }

    @Override
    public String toString() {
        return "AccessSettings[issuer=" + issuer + ", keySource=" + keySource + ", internalKey=***]";
    }
}
