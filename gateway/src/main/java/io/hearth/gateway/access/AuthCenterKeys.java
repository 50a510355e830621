package io.hearth.gateway.access;

import com.nimbusds.jose.jwk.JWKSet;
import java.text.ParseException;
import java.time.Duration;
import org.springframework.cloud.client.loadbalancer.reactive.ReactorLoadBalancerExchangeFilterFunction;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

/** auth-center, found in the registry. */
@Component
final class AuthCenterKeys implements KeySource {

    private static final Duration WITHIN = Duration.ofSeconds(3);

    private final WebClient http;
    private final AccessSettings settings;

    AuthCenterKeys(ReactorLoadBalancerExchangeFilterFunction registry, AccessSettings settings) {
        this.http = WebClient.builder().filter(registry).build();
        this.settings = settings;
    }

    @Override
    public Mono<JWKSet> fetch() {
        return http.get()
                .uri(settings.keySource())
                .retrieve()
                .bodyToMono(String.class)
                .timeout(WITHIN)
                .flatMap(AuthCenterKeys::parsed);
    }

    private static Mono<JWKSet> parsed(String json) {
        try {
            return Mono.just(JWKSet.parse(json));
        } catch (ParseException e) {
            return Mono.error(e);
        }
    }
}
