package io.hearth.security;

import java.util.Base64;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How a service knows who asks.
 *
 * @param internalKey base64 of at least 32 secret bytes, shared by the gateway and all services of one environment
 * @param open paths beyond health, metrics and API description that need no identity because they check one of their own
 */
@ConfigurationProperties("hearth.security")
record SecuritySettings(String internalKey, @DefaultValue List<String> open) {

    private static final int LEAST_KEY_BYTES = 32;

    SecuritySettings {
        if (Base64.getDecoder().decode(internalKey).length < LEAST_KEY_BYTES) {
            throw new IllegalArgumentException("hearth.security.internal-key must hold at least 32 bytes");
        }
    }

    byte[] key() {
        return Base64.getDecoder().decode(internalKey);
    }

    @Override
    public String toString() {
        return "SecuritySettings[internalKey=***, open=" + open + "]";
    }
}
