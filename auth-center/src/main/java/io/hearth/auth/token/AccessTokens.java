package io.hearth.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Clock;
import java.util.Date;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** Issues access tokens in the shape of RFC 9068. */
@Service
public class AccessTokens {

    /** Whom the tokens are for. */
    static final String AUDIENCE = "hearth";

    private static final JOSEObjectType TYPE = new JOSEObjectType("at+jwt");

    private final SigningKeys keys;
    private final TokenSettings settings;
    private final Clock clock;

    AccessTokens(SigningKeys keys, TokenSettings settings, Clock clock) {
        this.keys = keys;
        this.settings = settings;
        this.clock = clock;
    }

    /** A token for who signed in, in this session. */
    public AccessToken issue(String subject, String session, Rights rights) {
        var now = clock.instant();
        var claims = new JWTClaimsSet.Builder()
                .issuer(settings.issuer().toString())
                .audience(AUDIENCE)
                .jwtID(UUID.randomUUID().toString())
                .subject(subject)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(settings.accessTokenLife())))
                .claim("sid", session)
                .claim("roles", rights.roles().stream().map(Enum::name).sorted().toList())
                .claim("customers", rights.customers().stream().sorted().toList())
                .claim("districts", rights.districts().stream().sorted().toList())
                .build();
        var key = keys.active();
        var token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256)
                        .type(TYPE)
                        .keyID(key.getKeyID())
                        .build(),
                claims);
        try {
            token.sign(new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException("the signing key does not sign", e);
        }
        return new AccessToken(token.serialize(), settings.accessTokenLife());
    }
}
