package io.hearth.security;

import feign.RequestInterceptor;
import io.hearth.identity.IdentityProblem;
import io.hearth.identity.InsideIdentity;
import io.hearth.web.ProblemResponses;
import java.time.Clock;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.AccessDeniedHandler;

/** Lets only signed identities in, and signs the calls that go out. */
@AutoConfiguration
@EnableMethodSecurity
@EnableConfigurationProperties(SecuritySettings.class)
public class SecurityAutoConfiguration {

    private static final String[] ALWAYS_OPEN = {
        "/actuator/health/**", "/actuator/health", "/actuator/prometheus", "/v3/api-docs", "/v3/api-docs/**", "/error"
    };

    @Bean
    InsideIdentity insideIdentity(SecuritySettings settings, Clock clock) {
        return new InsideIdentity(settings.key(), clock);
    }

    @Bean
    CurrentCaller currentCaller(Environment environment) {
        return new CurrentCaller(environment.getRequiredProperty("spring.application.name"));
    }

    @Bean
    SecurityFilterChain insideOnly(
            HttpSecurity http, InsideIdentity identity, SecuritySettings settings, ProblemResponses problems)
            throws Exception {
        BearerTokenResolver header = request -> request.getHeader(InsideIdentity.HEADER);
        AuthenticationEntryPoint notSignedIn =
                (request, response, e) -> problems.write(IdentityProblem.NOT_SIGNED_IN.because(), request, response);
        AccessDeniedHandler notAllowed =
                (request, response, e) -> problems.write(IdentityProblem.NOT_ALLOWED.because(), request, response);
        return http.csrf(AbstractHttpConfigurer::disable)
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .requestCache(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .authorizeHttpRequests(paths -> paths.requestMatchers(ALWAYS_OPEN)
                        .permitAll()
                        .requestMatchers(settings.open().toArray(String[]::new))
                        .permitAll()
                        .requestMatchers("/internal/**")
                        .access((authentication, request) ->
                                new AuthorizationDecision(comesFromAService(authentication.get())))
                        .anyRequest()
                        .authenticated())
                .oauth2ResourceServer(server -> server.bearerTokenResolver(header)
                        .authenticationEntryPoint(notSignedIn)
                        .accessDeniedHandler(notAllowed)
                        .jwt(jwt -> jwt.decoder(identity.decoder()).jwtAuthenticationConverter(IdentityToken::new)))
                .exceptionHandling(handling ->
                        handling.authenticationEntryPoint(notSignedIn).accessDeniedHandler(notAllowed))
                .build();
    }

    private static boolean comesFromAService(Authentication authentication) {
        return authentication instanceof IdentityToken token && !token.caller().cameThroughGateway();
    }

    /** Every call to another service says for whom, and through whom. */
    @Bean
    RequestInterceptor identityOfCalls(InsideIdentity identity, CurrentCaller caller) {
        return call -> call.header(InsideIdentity.HEADER, identity.sign(caller.onward()));
    }

    @Bean
    AccessDeniedAdvice accessDeniedAdvice(ProblemResponses problems) {
        return new AccessDeniedAdvice(problems);
    }
}
