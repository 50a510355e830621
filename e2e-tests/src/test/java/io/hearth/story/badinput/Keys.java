package io.hearth.story.badinput;

import io.hearth.story.Town;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Signatures of all kinds; among them those of auth-center itself, so that a token can be wrong in one thing only. */
final class Keys {

    private static final int KEY_ID_BYTES = 4;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private Keys() {}

    /** Auth-center's: its private key as it lies in its vault, opened by the keeper's data key. */
    static Jwt.Signer ofAuthCenter() {
        try {
            var stored = stored("private_key");
            var nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
            var vaultKey = hmac(secret("HEARTH_DATA_KEY"), "SIGNING_KEY encryption".getBytes(StandardCharsets.UTF_8));
            var cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.DECRYPT_MODE,
                    new SecretKeySpec(vaultKey, "AES"),
                    new GCMParameterSpec(TAG_BITS, Arrays.copyOfRange(stored, KEY_ID_BYTES, nonceEnd)));
            var opened = cipher.doFinal(stored, nonceEnd, stored.length - nonceEnd);
            return rsa(KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(opened)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the signing key does not open", e);
        }
    }

    /** Anybody's. */
    static Jwt.Signer ofSomebodyElse() {
        try {
            var generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2_048);
            return rsa(generator.generateKeyPair().getPrivate());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** HMAC with what everybody may know, auth-center's public key. */
    static Jwt.Signer hmacWithThePublicKey() {
        var key = stored("public_key");
        return signed -> hmac(key, signed);
    }

    /** As the gateway signs identities for the services. */
    static Jwt.Signer ofTheGateway() {
        var key = secret("HEARTH_INTERNAL_KEY");
        return signed -> hmac(key, signed);
    }

    /** Of whoever has the private key in a file. */
    static Jwt.Signer inFile(Path pem) {
        try {
            var text = Files.readString(pem).replaceAll("-----[^-]+-----|\\s", "");
            var key = new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text));
            return rsa(KeyFactory.getInstance("RSA").generatePrivate(key));
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException("no private key in " + pem, e);
        }
    }

    private static Jwt.Signer rsa(PrivateKey key) {
        return signed -> {
            try {
                var signature = Signature.getInstance("SHA256withRSA");
                signature.initSign(key);
                signature.update(signed);
                return signature.sign();
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    private static byte[] hmac(byte[] key, byte[] text) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] stored(String half) {
        return Town.SITE
                .database()
                .client()
                .sql("SELECT " + half + " FROM auth_db.signing_key WHERE status = 'ACTIVE'")
                .query((row, number) -> row.getBytes(half))
                .single();
    }

    private static byte[] secret(String variable) {
        return Base64.getDecoder().decode(Town.SITE.environment().get(variable));
    }
}
