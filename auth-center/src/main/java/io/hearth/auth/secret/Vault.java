package io.hearth.auth.secret;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/**
 * Makes secrets unreadable at rest: AES-256-GCM for what must be read again, HMAC-SHA256 for what must only be recognised.
 *
 * <p>Every purpose has a key of its own, derived from the data key, so that nothing stored for one can be passed off as
 * another. What is encrypted begins with the id of its data key: after a change of keys it is still read, and encrypted anew.
 */
@Component
public final class Vault {

    /** How many bytes of what is encrypted tell its data key. */
    public static final int KEY_ID_BYTES = 4;

    private static final String HMAC = "HmacSHA256";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final List<DataKey> keys;
    private final SecureRandom random = new SecureRandom();

    private record DataKey(byte[] id, SecretKeySpec master) {

        static DataKey of(byte[] bytes) {
            var master = new SecretKeySpec(bytes, HMAC);
            return new DataKey(Arrays.copyOf(hmac(master, "id"), KEY_ID_BYTES), master);
        }

        byte[] derived(Purpose purpose, String use) {
            return hmac(master, purpose + " " + use);
        }
    }

    Vault(SecretSettings settings) {
        this.keys = settings.keys().stream().map(DataKey::of).toList();
    }

    /** The id of the data key that encrypts now. */
    public byte[] keyId() {
        return keys.getFirst().id().clone();
    }

    /** Whether something may still lie under a data key of before. */
    public boolean isChangingKeys() {
        return keys.size() > 1;
    }

    /** The key's id, the nonce, then the encrypted text with its seal. */
    public byte[] encrypt(Purpose purpose, byte[] plain) {
        var key = keys.getFirst();
        var nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            var sealed = cipher(Cipher.ENCRYPT_MODE, key, purpose, nonce).doFinal(plain);
            return ByteBuffer.allocate(KEY_ID_BYTES + NONCE_BYTES + sealed.length)
                    .put(key.id())
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256-GCM", e);
        }
    }

    /**
     * What was encrypted for this purpose.
     *
     * @throws IllegalStateException if its data key is not here, or it is another purpose's, or it was tampered with
     */
    public byte[] decrypt(Purpose purpose, byte[] stored) {
        var parts = ByteBuffer.wrap(stored);
        var id = new byte[KEY_ID_BYTES];
        var nonce = new byte[NONCE_BYTES];
        parts.get(id).get(nonce);
        var sealed = new byte[parts.remaining()];
        parts.get(sealed);
        var key = keys.stream()
                .filter(known -> Arrays.equals(known.id(), id))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalStateException("the data key of what is stored for " + purpose + " is not here"));
        try {
            return cipher(Cipher.DECRYPT_MODE, key, purpose, nonce).doFinal(sealed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("what is stored for " + purpose + " does not open", e);
        }
    }

    /** The same under the current key. */
    public byte[] encryptAnew(Purpose purpose, byte[] stored) {
        return encrypt(purpose, decrypt(purpose, stored));
    }

    /** A keyed hash in hex: equal texts have equal ones, and without the data key nobody can try texts out. */
    public String fingerprint(Purpose purpose, String text) {
        return fingerprint(keys.getFirst(), purpose, text);
    }

    /** All fingerprints under which a text may be stored, the current one first. */
    public List<String> fingerprints(Purpose purpose, String text) {
        return keys.stream().map(key -> fingerprint(key, purpose, text)).toList();
    }

    private static String fingerprint(DataKey key, Purpose purpose, String text) {
        var derived = new SecretKeySpec(key.derived(purpose, "fingerprint"), HMAC);
        return HexFormat.of().formatHex(hmac(derived, text));
    }

    private static Cipher cipher(int mode, DataKey key, Purpose purpose, byte[] nonce) throws GeneralSecurityException {
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        var derived = new SecretKeySpec(key.derived(purpose, "encryption"), "AES");
        cipher.init(mode, derived, new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private static byte[] hmac(SecretKeySpec key, String text) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + HMAC, e);
        }
    }
}
