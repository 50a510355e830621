package io.hearth.user.privacy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * One key of the house, from which one key for sealing (AES-256-GCM) and one for the index (HMAC-SHA256) are derived.
 *
 * @param id told by the key itself, so that no list of ids can disagree with the keys
 */
record DataKey(String id, SecretKey sealing, SecretKey indexing) {

    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int ID_CHARACTERS = 8;
    private static final SecureRandom RANDOM = new SecureRandom();

    static DataKey of(byte[] master) {
        var key = new SecretKeySpec(master, "HmacSHA256");
        return new DataKey(
                HexFormat.of().formatHex(hmac(key, "hearth data key id")).substring(0, ID_CHARACTERS),
                new SecretKeySpec(hmac(key, "hearth data key sealing"), "AES"),
                new SecretKeySpec(hmac(key, "hearth data key indexing"), "HmacSHA256"));
    }

    /** Nonce, ciphertext and tag; the place is bound to them but not stored. */
    byte[] seal(String place, String text) {
        var nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            var sealed = cipher(Cipher.ENCRYPT_MODE, nonce, place).doFinal(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.allocate(NONCE_BYTES + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256-GCM", e);
        }
    }

    /** @throws BrokenSeal if it was changed, or sealed for another place */
    String open(String place, byte[] sealed) {
        if (sealed.length <= NONCE_BYTES) {
            throw new BrokenSeal(place);
        }
        var nonce = Arrays.copyOf(sealed, NONCE_BYTES);
        try {
            var text =
                    cipher(Cipher.DECRYPT_MODE, nonce, place).doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
            return new String(text, StandardCharsets.UTF_8);
        } catch (AEADBadTagException e) {
            throw new BrokenSeal(place);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256-GCM", e);
        }
    }

    byte[] index(String text) {
        return hmac(indexing, text);
    }

    private Cipher cipher(int mode, byte[] nonce, String place) throws GeneralSecurityException {
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, sealing, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }

    private static byte[] hmac(SecretKey key, String text) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA256", e);
        }
    }

    @Override
    public String toString() {
        return "DataKey[id=" + id + "]";
    }
}
