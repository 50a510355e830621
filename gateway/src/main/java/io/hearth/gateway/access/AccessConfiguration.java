package io.hearth.gateway.access;

import io.hearth.gateway.GatewayProblem;
import io.hearth.gateway.door.DoorSettings;
import io.hearth.gateway.door.Refusals;
import io.hearth.identity.IdentityProblem;
import io.hearth.identity.Role;
import io.hearth.problem.ProblemException;
import io.lettuce.core.ClientOptions;
import java.time.Duration;
import java.util.List;
import org.springframework.boot.data.redis.autoconfigure.LettuceClientOptionsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.web.reactive.EnableWebFluxSecurity;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.server.resource.web.server.authentication.ServerBearerTokenAuthenticationConverter;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.authentication.ServerAuthenticationConverter;
import org.springframework.security.web.server.authorization.ServerAccessDeniedHandler;
import org.springframework.security.web.server.context.NoOpServerSecurityContextRepository;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.reactive.CorsConfigurationSource;

/** Spring Security at the gateway: no sessions, no forms, only access tokens. */
@Configuration(proxyBeanMethods = false)
@EnableWebFluxSecurity
class AccessConfiguration {

    private static final String[] EVERYBODY_AT_WORK = {
        Role.CLERK.name(), Role.FINANCE.name(), Role.ADMIN.name(), Role.OPS.name()
    };

    @Bean
    SecurityWebFilterChain whoMayPass(
            ServerHttpSecurity http, TokenCheck tokens, Refusals refusals, DoorSettings door) {
        ServerAuthenticationEntryPoint notSignedIn = (exchange, e) -> {
            var refusal = refusal(e);
            exchange.getResponse().getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, challenge(refusal));
            return refusals.write(refusal, exchange);
        };
        ServerAccessDeniedHandler notAllowed =
                (exchange, e) -> refusals.write(IdentityProblem.NOT_ALLOWED.because(), exchange);
        return http.csrf(ServerHttpSecurity.CsrfSpec::disable)
                .httpBasic(ServerHttpSecurity.HttpBasicSpec::disable)
                .formLogin(ServerHttpSecurity.FormLoginSpec::disable)
                .logout(ServerHttpSecurity.LogoutSpec::disable)
                .requestCache(ServerHttpSecurity.RequestCacheSpec::disable)
                .securityContextRepository(NoOpServerSecurityContextRepository.getInstance())
                .cors(cors -> cors.configurationSource(named(door.corsOrigins())))
                .authorizeExchange(paths -> paths.pathMatchers(Paths.OPEN)
                        .permitAll()
                        .pathMatchers(Paths.ADMINISTRATORS)
                        .hasRole(Role.ADMIN.name())
                        .pathMatchers(Paths.RESIDENTS)
                        .hasRole(Role.RESIDENT.name())
                        .pathMatchers(Paths.STAFF)
                        .hasAnyRole(EVERYBODY_AT_WORK)
                        .anyExchange()
                        .authenticated())
                .oauth2ResourceServer(server -> server.bearerTokenConverter(tokensBeyondOpenPaths())
                        .authenticationEntryPoint(notSignedIn)
                        .accessDeniedHandler(notAllowed)
                        .jwt(jwt -> jwt.authenticationManager(tokens)))
                .exceptionHandling(handling ->
                        handling.authenticationEntryPoint(notSignedIn).accessDeniedHandler(notAllowed))
                .build();
    }

    /** A Redis that is down costs nothing: commands fail at once while there is no connection. */
    @Bean
    LettuceClientOptionsBuilderCustomizer failAtOnceWhileDown() {
        return options -> options.disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS);
    }

    private static ServerAuthenticationConverter tokensBeyondOpenPaths() {
        var bearer = new ServerBearerTokenAuthenticationConverter();
        var open = ServerWebExchangeMatchers.pathMatchers(Paths.OPEN);
        return exchange ->
                open.matches(exchange).filter(result -> !result.isMatch()).flatMap(notOpen -> bearer.convert(exchange));
    }

    private static ProblemException refusal(AuthenticationException e) {
        return switch (e) {
            case SessionEndedException ended ->
                GatewayProblem.SESSION_ENDED.because().causedBy(ended);
            case OAuth2AuthenticationException bad ->
                GatewayProblem.ACCESS_TOKEN_INVALID.because().causedBy(bad);
            default -> IdentityProblem.NOT_SIGNED_IN.because().causedBy(e);
        };
    }

    // RFC 6750: without a token only the scheme, with a bad one what is wrong.
    private static String challenge(ProblemException refusal) {
        return refusal.is(IdentityProblem.NOT_SIGNED_IN) ? "Bearer" : "Bearer error=\"invalid_token\"";
    }

    private static CorsConfigurationSource named(List<String> origins) {
        if (origins.isEmpty()) {
            return exchange -> null;
        }
        var rule = new CorsConfiguration();
        rule.setAllowedOrigins(origins);
        rule.setAllowedMethods(List.of("GET", "POST", "PUT", "PATCH", "DELETE"));
        rule.setAllowedHeaders(
                List.of("Authorization", "Content-Type", "Accept-Language", "Idempotency-Key", "X-Gray-Version"));
        rule.setExposedHeaders(List.of("X-Trace-Id", "Retry-After", "Location"));
        rule.setMaxAge(Duration.ofHours(1));
        return exchange -> rule;
    }
}
