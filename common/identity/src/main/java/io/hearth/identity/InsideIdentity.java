package io.hearth.identity;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Clock;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/**
 * Writes and reads the identity that travels inside: a JWT signed with a key that only the gateway and the services hold.
 *
 * <p>It lives {@value #SECONDS_TO_LIVE} seconds, so a copy from a log is worthless.
 */
public final class InsideIdentity {

    /** The header; the gateway removes it from every request that comes from outside. */
    public static final String HEADER = "X-Hearth-Identity";

    private static final int SECONDS_TO_LIVE = 60;
    private static final String ISSUER = "hearth-inside";
    private static final Duration CLOCK_SKEW = Duration.ofSeconds(5);

    private final SecretKey key;
    private final Clock clock;

    /** @param key at least 32 bytes, the same for the gateway and all services of one environment */
    public InsideIdentity(byte[] key, Clock clock) {
        this.key = new SecretKeySpec(key, "HmacSHA256");
        this.clock = clock;
    }

    /** The header's value for a caller. */
    public String sign(Caller caller) {
        var now = clock.instant();
        var claims = new JWTClaimsSet.Builder()
                .issuer(ISSUER)
                .jwtID(UUID.randomUUID().toString())
                .subject(caller.subject())
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(SECONDS_TO_LIVE)))
                .claim("roles", caller.roles().stream().map(Enum::name).sorted().toList())
                .claim("customers", caller.customers().stream().sorted().toList())
                .claim("districts", caller.districts().stream().sorted().toList())
                .claim("sid", caller.session().orElse(null))
                .claim("caller", caller.through())
                .build();
        var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims);
        try {
            token.sign(new MACSigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException("the key for the inside identity must have at least 32 bytes", e);
        }
        return token.serialize();
    }

    /** Accepts only this key, this algorithm, this issuer and a living token. */
    public JwtDecoder decoder() {
        var decoder = NimbusJwtDecoder.withSecretKey(key)
                .macAlgorithm(MacAlgorithm.HS256)
                .build();
        var living = new JwtTimestampValidator(CLOCK_SKEW);
        living.setClock(clock);
        decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(List.of(living, new JwtIssuerValidator(ISSUER))));
        return decoder;
    }

    /** The caller that a checked token names. */
    public static Caller caller(Jwt token) {
        return new Caller(
                token.getSubject(),
                strings(token, "roles").stream().map(Role::valueOf).collect(Collectors.toUnmodifiableSet()),
                strings(token, "customers"),
                strings(token, "districts"),
                Optional.ofNullable(token.getClaimAsString("sid")),
                token.getClaimAsString("caller"));
    }

    private static Set<String> strings(Jwt token, String claim) {
        var values = token.getClaimAsStringList(claim);
        return values == null ? Set.of() : Set.copyOf(values);
    }
}
