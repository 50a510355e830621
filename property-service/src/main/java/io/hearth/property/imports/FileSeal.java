package io.hearth.property.imports;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/**
 * Seals stretches of a file with AES-256-GCM: key id (8 characters), nonce (12 bytes), ciphertext and tag. Each stretch is
 * bound to its place, so that none can be left out, doubled or moved.
 */
@Component
class FileSeal {

    private static final int ID_CHARACTERS = 8;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String currentId;
    private final Map<String, SecretKey> keys = new LinkedHashMap<>();

    FileSeal(DataKeySettings settings) {
        for (var master : settings.keys()) {
            keys.putIfAbsent(
                    HexFormat.of()
                            .formatHex(derived(master, "hearth data key id"))
                            .substring(0, ID_CHARACTERS),
                    new SecretKeySpec(derived(master, "hearth data key files"), "AES"));
        }
        currentId = keys.keySet().iterator().next();
    }

    byte[] seal(String place, byte[] bytes, int length) {
        var nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            var sealed = cipher(Cipher.ENCRYPT_MODE, currentId, nonce, place).doFinal(bytes, 0, length);
            return ByteBuffer.allocate(ID_CHARACTERS + NONCE_BYTES + sealed.length)
                    .put(currentId.getBytes(StandardCharsets.US_ASCII))
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256-GCM", e);
        }
    }

    /** @throws IllegalStateException if it was changed or moved, or its key is not here */
    byte[] open(String place, byte[] sealed) {
        var content = ByteBuffer.wrap(sealed);
        if (content.remaining() < ID_CHARACTERS + NONCE_BYTES) {
            throw broken(place);
        }
        var id = new byte[ID_CHARACTERS];
        var nonce = new byte[NONCE_BYTES];
        content.get(id).get(nonce);
        try {
            return cipher(Cipher.DECRYPT_MODE, new String(id, StandardCharsets.US_ASCII), nonce, place)
                    .doFinal(sealed, content.position(), content.remaining());
        } catch (AEADBadTagException e) {
            throw broken(place);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256-GCM", e);
        }
    }

    private Cipher cipher(int mode, String keyId, byte[] nonce, String place) throws GeneralSecurityException {
        var key = keys.get(keyId);
        if (key == null) {
            throw broken(place);
        }
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }

    private static byte[] derived(byte[] master, String purpose) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(master, "HmacSHA256"));
            return mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA256", e);
        }
    }

    private static IllegalStateException broken(String place) {
        return new IllegalStateException("the sealed " + place + " cannot be opened");
    }
}
