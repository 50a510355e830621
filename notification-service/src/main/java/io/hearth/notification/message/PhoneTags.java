package io.hearth.notification.message;

import io.hearth.notification.NotificationSettings;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/** Makes of a phone what may be kept of it. */
@Component
class PhoneTags {

    private static final String HMAC = "HmacSHA256";
    // The key is the data key of the whole environment: a hash of ours must differ from everybody else's.
    private static final String PURPOSE = "notification-phone:";
    private static final int SHOWN_FIRST = 3;
    private static final int SHOWN_LAST = 4;

    private final SecretKeySpec key;

    PhoneTags(NotificationSettings settings) {
        this.key = new SecretKeySpec(Base64.getDecoder().decode(settings.phoneKey()), HMAC);
    }

    Recipient of(String phone) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key);
            var tag = HexFormat.of().formatHex(mac.doFinal((PURPOSE + phone).getBytes(StandardCharsets.UTF_8)));
            return new Recipient(tag, masked(phone));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + HMAC, e);
        }
    }

    static String masked(String phone) {
        return phone.length() <= SHOWN_FIRST + SHOWN_LAST
                ? "****"
                : phone.substring(0, SHOWN_FIRST) + "****" + phone.substring(phone.length() - SHOWN_LAST);
    }
}
