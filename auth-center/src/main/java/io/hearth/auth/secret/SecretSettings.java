package io.hearth.auth.secret;

import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The keys of what is encrypted at rest, the same for all instances.
 *
 * @param current base64 of 32 secret bytes, encrypts everything from now on
 * @param retired keys of before, which still open what they encrypted until it is encrypted anew
 */
@ConfigurationProperties("hearth.data-key")
record SecretSettings(String current, @DefaultValue List<String> retired) {

    private static final int KEY_BYTES = 32;

    SecretSettings {
        retired = List.copyOf(retired);
        Stream.concat(Stream.of(current), retired.stream()).forEach(SecretSettings::bytes);
    }

    /** The current key first. */
    List<byte[]> keys() {
        return Stream.concat(Stream.of(current), retired.stream())
                .map(SecretSettings::bytes)
                .toList();
    }

    private static byte[] bytes(String key) {
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(key);
        } catch (IllegalArgumentException e) {
            // The decoder's own message would show a part of the key.
            throw new IllegalArgumentException("a key of hearth.data-key is not base64");
        }
        if (bytes.length != KEY_BYTES) {
            throw new IllegalArgumentException("a key of hearth.data-key must hold exactly 32 bytes");
        }
        return bytes;
    }

    @Override
    public String toString() {
        return "SecretSettings[current=***, retired=" + retired.size() + " keys]";
    }
}
