package io.hearth.simulator.pay.wechat.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.util.Base64;

/** SHA256 with RSA over UTF-8 text, in Base64. */
final class Rsa {

    private static final String ALGORITHM = "SHA256withRSA";

    private Rsa() {}

    static String sign(String text, PrivateKey key) {
        try {
            var signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the platform key does not sign", e);
        }
    }

    /** Whether the signature fits; one that is no signature at all does not. */
    static boolean fits(String signed, String text, PublicKey key) {
        try {
            var signature = Signature.getInstance(ALGORITHM);
            signature.initVerify(key);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return signature.verify(Base64.getDecoder().decode(signed));
        } catch (GeneralSecurityException | IllegalArgumentException malformed) {
            return false;
        }
    }
}
