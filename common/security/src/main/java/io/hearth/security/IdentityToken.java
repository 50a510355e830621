package io.hearth.security;

import io.hearth.identity.Caller;
import io.hearth.identity.InsideIdentity;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.AbstractOAuth2TokenAuthenticationToken;

/** A checked identity in Spring Security's words. */
final class IdentityToken extends AbstractOAuth2TokenAuthenticationToken<Jwt> {

    private static final long serialVersionUID = 1;

    private final transient Caller caller;

    IdentityToken(Jwt token) {
        this(token, InsideIdentity.caller(token));
    }

    private IdentityToken(Jwt token, Caller caller) {
        super(
                token,
                caller.roles().stream()
                        .map(role -> new SimpleGrantedAuthority(role.authority()))
                        .collect(Collectors.toUnmodifiableSet()));
        this.caller = caller;
        setAuthenticated(true);
    }

    Caller caller() {
        return caller;
    }

    @Override
    public Map<String, Object> getTokenAttributes() {
        return getToken().getClaims();
    }
}
