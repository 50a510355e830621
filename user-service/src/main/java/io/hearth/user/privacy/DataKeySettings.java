package io.hearth.user.privacy;

import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The keys under which personal data lies.
 *
 * @param current base64 of 32 secret bytes, seals everything from now on
 * @param retired keys of before, which still open what they sealed
 */
@ConfigurationProperties("hearth.data-key")
record DataKeySettings(String current, @DefaultValue List<String> retired) {

    private static final int KEY_BYTES = 32;

    DataKeySettings {
        retired = List.copyOf(retired);
        Stream.concat(Stream.of(current), retired.stream()).forEach(key -> {
            if (bytes(key).length != KEY_BYTES) {
                throw new IllegalArgumentException("a key of hearth.data-key must hold exactly 32 bytes in base64");
            }
        });
    }

    DataKey currentKey() {
        return DataKey.of(bytes(current));
    }

    List<DataKey> retiredKeys() {
        return retired.stream().map(key -> DataKey.of(bytes(key))).toList();
    }

    private static byte[] bytes(String key) {
        try {
            return Base64.getDecoder().decode(key);
        } catch (IllegalArgumentException e) {
            // The decoder's own message would show a part of the key.
            throw new IllegalArgumentException("a key of hearth.data-key is not base64");
        }
    }

    @Override
    public String toString() {
        return "DataKeySettings[current=***, retired=" + retired.size() + " keys]";
    }
}
