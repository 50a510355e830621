package io.hearth.gateway;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** What auth-center would issue, and what a thief would try. */
final class Tokens {

    private final String issuer;
    private final RSAKey key = key("key-1");
    private final RSAKey thiefs = key("key-1");

    Tokens(String issuer) {
        this.issuer = issuer;
    }

    String published() {
        return new JWKSet(key.toPublicJWK()).toString();
    }

    /** A resident's good token. */
    String resident(String session) {
        return signed(claims -> claims.claim("sid", session));
    }

    String resident() {
        return resident(UUID.randomUUID().toString());
    }

    String staff(String... roles) {
        return signed(claims -> claims.subject("S1")
                .claim("roles", List.of(roles))
                .claim("customers", List.of())
                .claim("districts", List.of("daoli")));
    }

    /** Signed by auth-center, with other claims. */
    String signed(UnaryOperator<JWTClaimsSet.Builder> change) {
        return signed(header(JWSAlgorithm.RS256, "at+jwt"), change.apply(good()).build(), rsa(key));
    }

    String ofType(String type) {
        return signed(header(JWSAlgorithm.RS256, type), good().build(), rsa(key));
    }

    /** Signed by somebody else's key under the name of ours. */
    String forged() {
        return signed(header(JWSAlgorithm.RS256, "at+jwt"), good().build(), rsa(thiefs));
    }

    String withoutSignature() {
        return new PlainJWT(good().build()).serialize();
    }

    /** {@code alg: none} written over a good token's header, with the signature left in place or cut off. */
    String saidToNeedNoSignature(boolean cutOff) {
        var parts = resident().split("\\.");
        var header = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString("{\"alg\":\"none\",\"typ\":\"at+jwt\"}".getBytes(StandardCharsets.US_ASCII));
        return header + "." + parts[1] + "." + (cutOff ? "" : parts[2]);
    }

    /** HS256 with the public key, which everybody has, as the secret. */
    String signedWithThePublicKeyAsSecret() {
        try {
            var secret = key.toRSAPublicKey().getEncoded();
            return signed(header(JWSAlgorithm.HS256, "at+jwt"), good().build(), new MACSigner(secret));
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    /** The words between services, signed with their own secret, shown as an access token. */
    String signedWithTheInsideKey(byte[] insideKey) {
        try {
            return signed(header(JWSAlgorithm.HS256, "at+jwt"), good().build(), new MACSigner(insideKey));
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    String signedWithRs512() {
        return signed(header(JWSAlgorithm.RS512, "at+jwt"), good().build(), rsa(key));
    }

    /** A good token whose claims somebody changed afterwards. */
    String tampered() {
        var parts = resident().split("\\.");
        var claims = new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8)
                .replace("RESIDENT", "ADMIN");
        return parts[0] + "."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(claims.getBytes(StandardCharsets.UTF_8)) + "."
                + parts[2];
    }

    private JWTClaimsSet.Builder good() {
        var now = Instant.now();
        return new JWTClaimsSet.Builder()
                .issuer(issuer)
                .audience("hearth")
                .jwtID(UUID.randomUUID().toString())
                .subject("R1")
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(600)))
                .claim("sid", UUID.randomUUID().toString())
                .claim("roles", List.of("RESIDENT"))
                .claim("customers", List.of("C1"))
                .claim("districts", List.of());
    }

    private static JWSHeader header(JWSAlgorithm algorithm, String type) {
        return new JWSHeader.Builder(algorithm)
                .type(new JOSEObjectType(type))
                .keyID("key-1")
                .build();
    }

    private static String signed(JWSHeader header, JWTClaimsSet claims, JWSSigner signer) {
        try {
            var token = new SignedJWT(header, claims);
            token.sign(signer);
            return token.serialize();
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    private static JWSSigner rsa(RSAKey key) {
        try {
            return new RSASSASigner(key);
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    private static RSAKey key(String kid) {
        try {
            return new RSAKeyGenerator(2048).keyID(kid).generate();
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }
}
