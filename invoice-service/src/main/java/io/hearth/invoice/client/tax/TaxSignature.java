package io.hearth.invoice.client.tax;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA256 in Base64 over method, path, timestamp, nonce and the body's SHA-256, each ended by a line feed. */
final class TaxSignature {

    private static final String HMAC = "HmacSHA256";

    private TaxSignature() {}

    /** @param timestamp epoch seconds */
    static String of(String method, String path, String timestamp, String nonce, byte[] body, String secret) {
        try {
            var digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(body));
            var message = String.join("\n", method, path, timestamp, nonce, digest) + "\n";
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), HMAC));
            return Base64.getEncoder().encodeToString(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256 and " + HMAC, e);
        }
    }
}
