package io.hearth.auth.staff;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/** One-time passwords of RFC 6238: six digits, half a minute, HMAC-SHA1, as every authenticator app makes them. */
@Component
class OneTimePasswords {

    private static final int SECRET_BYTES = 20;
    /** How many half minutes the phone's clock may be off. */
    private static final int SKEW_STEPS = 1;

    private final TimeBasedOneTimePasswordGenerator generator = new TimeBasedOneTimePasswordGenerator();
    private final Vault vault;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    OneTimePasswords(Vault vault, Clock clock) {
        this.vault = vault;
        this.clock = clock;
    }

    /** @param sealed encrypted, to be stored */
    record Secret(String text, byte[] sealed) {}

    Secret fresh() {
        var bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        return new Secret(AuthenticatorText.of(bytes), vault.encrypt(Purpose.ONE_TIME_PASSWORD, bytes));
    }

    /** What an authenticator app reads from a QR code. */
    static String uri(String username, String secret) {
        var label = URLEncoder.encode("Hearth:" + username, StandardCharsets.UTF_8);
        return "otpauth://totp/" + label + "?secret=" + secret + "&issuer=Hearth";
    }

    /** The half minute whose one-time password it is, counted from 1970; empty when it is none of about now. */
    Optional<Long> stepOf(String password, byte[] sealedSecret) {
        var key = new SecretKeySpec(vault.decrypt(Purpose.ONE_TIME_PASSWORD, sealedSecret), generator.getAlgorithm());
        long stepMillis = generator.getTimeStep().toMillis();
        long now = clock.millis() / stepMillis;
        Optional<Long> found = Optional.empty();
        for (long step = now - SKEW_STEPS; step <= now + SKEW_STEPS; step++) {
            if (equal(password, at(key, Instant.ofEpochMilli(step * stepMillis)))) {
                found = Optional.of(step);
            }
        }
        return found;
    }

    private String at(SecretKeySpec key, Instant moment) {
        try {
            return generator.generateOneTimePasswordString(key, moment);
        } catch (InvalidKeyException e) {
            throw new IllegalStateException("the stored secret makes no one-time passwords", e);
        }
    }

    private static boolean equal(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
