package io.hearth.gateway.access;

import io.hearth.gateway.FilterOrder;
import io.hearth.identity.Caller;
import io.hearth.identity.InsideIdentity;
import io.hearth.identity.Role;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.security.core.context.ReactiveSecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Tells the service in our own signed words who asks; the access token itself stays here. */
@Component
final class IdentityFilter implements GlobalFilter, Ordered {

    private final InsideIdentity identity;

    IdentityFilter(AccessSettings settings, Clock clock) {
        this.identity = new InsideIdentity(settings.key(), clock);
    }

    @Override
    public int getOrder() {
        return FilterOrder.IDENTITY;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        return ReactiveSecurityContextHolder.getContext()
                .flatMap(context -> Mono.justOrEmpty(context.getAuthentication()))
                .ofType(JwtAuthenticationToken.class)
                .map(person -> Optional.of(identity.sign(caller(person.getToken()))))
                .defaultIfEmpty(Optional.empty())
                .flatMap(signed -> chain.filter(exchange.mutate()
                        .request(request -> request.headers(headers -> {
                            headers.remove(HttpHeaders.AUTHORIZATION);
                            signed.ifPresent(words -> headers.set(InsideIdentity.HEADER, words));
                        }))
                        .build()));
    }

    /** The person that a checked access token names; roles that we do not know, or that no person has, are left out. */
    static Caller caller(Jwt token) {
        return new Caller(
                token.getSubject(),
                strings(token, TokenCheck.ROLES).stream()
                        .flatMap(name -> role(name).stream())
                        .collect(Collectors.toUnmodifiableSet()),
                strings(token, "customers"),
                strings(token, "districts"),
                Optional.ofNullable(token.getClaimAsString(TokenCheck.SESSION)),
                Caller.GATEWAY);
    }

    private static Optional<Role> role(String name) {
        return List.of(Role.values()).stream()
                .filter(role -> role != Role.SERVICE && role.name().equals(name))
                .findFirst();
    }

    private static Set<String> strings(Jwt token, String claim) {
        var values = token.getClaimAsStringList(claim);
        return values == null ? Set.of() : Set.copyOf(values);
    }
}
