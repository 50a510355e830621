package io.hearth.auth.secret;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/**
 * Makes secrets unreadable at rest: AES-256-GCM for what must be read again, HMAC-SHA256 for what must only be recognised.
 *
 * <p>Every purpose has a key of its own, derived from the data key, so that nothing stored for one can be passed off as
 * another.
 */
@Component
public final class Vault {

    private static final String HMAC = "HmacSHA256";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final SecretKeySpec master;
    private final SecureRandom random = new SecureRandom();

    Vault(SecretSettings settings) {
        this.master = new SecretKeySpec(settings.key(), HMAC);
    }

    /** The nonce, then the encrypted text with its seal. */
    public byte[] encrypt(Purpose purpose, byte[] plain) {
        var nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            var cipher = cipher(Cipher.ENCRYPT_MODE, purpose, nonce);
            var sealed = cipher.doFinal(plain);
            return ByteBuffer.allocate(nonce.length + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM does not encrypt", e);
        }
    }

    /**
     * What was encrypted for this purpose.
     *
     * @throws IllegalStateException if it was encrypted with another data key or for another purpose, or was tampered with
     */
    public byte[] decrypt(Purpose purpose, byte[] stored) {
        var parts = ByteBuffer.wrap(stored);
        var nonce = new byte[NONCE_BYTES];
        parts.get(nonce);
        var sealed = new byte[parts.remaining()];
        parts.get(sealed);
        try {
            return cipher(Cipher.DECRYPT_MODE, purpose, nonce).doFinal(sealed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("what is stored for " + purpose + " does not open with this data key", e);
        }
    }

    /** A keyed hash in hex: equal texts have equal ones, and without the data key nobody can try texts out. */
    public String fingerprint(Purpose purpose, String text) {
        return HexFormat.of()
                .formatHex(hmac(
                        new SecretKeySpec(keyOf(purpose, "fingerprint"), HMAC), text.getBytes(StandardCharsets.UTF_8)));
    }

    private Cipher cipher(int mode, Purpose purpose, byte[] nonce) throws GeneralSecurityException {
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        var key = new SecretKeySpec(keyOf(purpose, "encryption"), "AES");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private byte[] keyOf(Purpose purpose, String use) {
        return hmac(master, (purpose + " " + use).getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] hmac(SecretKeySpec key, byte[] text) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key);
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + HMAC, e);
        }
    }
}
