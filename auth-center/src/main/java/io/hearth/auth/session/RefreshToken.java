package io.hearth.auth.session;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** 256 random bits that a client may exchange once for new tokens. */
record RefreshToken(String value) {

    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    static RefreshToken fresh() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new RefreshToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** What is stored of it; no key is needed, for nobody can try 256 bits out. */
    String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(value.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return "RefreshToken[***]";
    }
}
