package io.hearth.gateway.access;

import io.hearth.identity.EndedSessions;
import java.time.Clock;
import java.util.List;
import org.springframework.security.authentication.ReactiveAuthenticationManager;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.JwtTypeValidator;
import org.springframework.security.oauth2.jwt.NimbusReactiveJwtDecoder;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtReactiveAuthenticationManager;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Accepts only access tokens that auth-center signed for us with RS256, that are alive, and whose session goes on.
 *
 * <p>The algorithm is ours to say, never the token's: {@code none}, or HS256 with a public key for a secret, is no signature.
 */
@Component
final class TokenCheck implements ReactiveAuthenticationManager {

    static final String AUDIENCE = "hearth";
    static final String TYPE = "at+jwt";
    static final String SESSION = "sid";
    static final String ROLES = "roles";

    private final ReactiveAuthenticationManager tokens;
    private final EndedSessionCheck sessions;

    TokenCheck(KeySource keySource, EndedSessionCheck sessions, AccessSettings settings, Clock clock) {
        var check = new JwtReactiveAuthenticationManager(decoder(keySource, settings, clock));
        check.setJwtAuthenticationConverter(token -> Mono.just(person(token)));
        this.tokens = check;
        this.sessions = sessions;
    }

    @Override
    public Mono<Authentication> authenticate(Authentication token) {
        return tokens.authenticate(token)
                .cast(JwtAuthenticationToken.class)
                .flatMap(person -> sessions.hasEnded(person.getToken().getClaimAsString(SESSION))
                        .flatMap(ended -> ended ? Mono.error(new SessionEndedException()) : Mono.just(person)));
    }

    private static ReactiveJwtDecoder decoder(KeySource keySource, AccessSettings settings, Clock clock) {
        var decoder = NimbusReactiveJwtDecoder.withJwkSource(new AccessKeys(keySource, clock))
                .jwsAlgorithm(SignatureAlgorithm.RS256)
                .validateType(false)
                .build();
        var alive = new JwtTimestampValidator(EndedSessions.CLOCK_SKEW);
        alive.setClock(clock);
        List<OAuth2TokenValidator<Jwt>> rules = List.of(
                new JwtTypeValidator(TYPE),
                new JwtIssuerValidator(settings.issuer().toString()),
                new JwtAudienceValidator(AUDIENCE),
                alive,
                new JwtClaimValidator<Object>("exp", end -> end != null),
                new JwtClaimValidator<Object>("sub", subject -> subject instanceof String text && !text.isEmpty()),
                new JwtClaimValidator<Object>(SESSION, session -> session instanceof String text && !text.isEmpty()));
        decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(rules));
        return decoder;
    }

    private static JwtAuthenticationToken person(Jwt token) {
        return new JwtAuthenticationToken(
                token,
                IdentityFilter.caller(token).roles().stream()
                        .map(role -> new SimpleGrantedAuthority(role.authority()))
                        .toList());
    }
}
