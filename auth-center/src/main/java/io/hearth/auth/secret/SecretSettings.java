package io.hearth.auth.secret;

import java.util.Base64;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The key of what is encrypted at rest.
 *
 * @param dataKey base64 of 32 secret bytes, the same for all instances and for as long as their data live
 */
@ConfigurationProperties("hearth.auth")
record SecretSettings(String dataKey) {

    private static final int KEY_BYTES = 32;

    SecretSettings {
        if (Base64.getDecoder().decode(dataKey).length != KEY_BYTES) {
            throw new IllegalArgumentException("hearth.auth.data-key must hold 32 bytes");
        }
    }

    byte[] key() {
        return Base64.getDecoder().decode(dataKey);
    }

    @Override
    public String toString() {
        return "SecretSettings[***]";
    }
}
