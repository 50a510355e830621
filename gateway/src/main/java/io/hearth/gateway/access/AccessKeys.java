package io.hearth.gateway.access;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.SignedJWT;
import io.hearth.problem.WebProblem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * auth-center's public keys, remembered.
 *
 * <p>They are fetched again when they are old or a token names an unknown one, but never more often than every ten seconds: a
 * flood of invented key ids must not become a flood on auth-center. While auth-center is down the keys known last go on being
 * good.
 */
final class AccessKeys implements Function<SignedJWT, Flux<JWK>> {

    private static final Logger LOG = LoggerFactory.getLogger(AccessKeys.class);
    private static final Duration FRESH = Duration.ofMinutes(5);
    private static final Duration GAP = Duration.ofSeconds(10);
    private static final Duration SHORTLY = Duration.ofSeconds(3);

    private final KeySource source;
    private final Clock clock;

    private volatile Optional<Known> known = Optional.empty();
    private Optional<Fetching> fetching = Optional.empty();

    private record Known(JWKSet keys, Instant since) {}

    /** @param keys shared by all who wait for them */
    private record Fetching(Mono<JWKSet> keys, Instant since) {}

    AccessKeys(KeySource source, Clock clock) {
        this.source = source;
        this.clock = clock;
    }

    /** The key that the token names; none when there is no such key, which makes the token invalid. */
    @Override
    public Flux<JWK> apply(SignedJWT token) {
        var kid = token.getHeader().getKeyID();
        if (kid == null) {
            return Flux.empty();
        }
        var now = clock.instant();
        var current = known;
        var fresh = current.filter(keys -> keys.since().plus(FRESH).isAfter(now));
        if (fresh.filter(keys -> has(keys, kid)).isPresent()) {
            return key(fresh.get().keys(), kid);
        }
        return fetchedLately(now)
                .onErrorResume(
                        e -> current.isPresent(),
                        e -> Mono.just(current.orElseThrow().keys()))
                .onErrorMap(e -> WebProblem.DEPENDENCY_DOWN
                        .because("auth-center")
                        .retryAfter(SHORTLY)
                        .causedBy(e))
                .flatMapMany(keys -> key(keys, kid));
    }

    private synchronized Mono<JWKSet> fetchedLately(Instant now) {
        var latest = fetching.filter(fetch -> fetch.since().plus(GAP).isAfter(now))
                .orElseGet(() -> new Fetching(fetch(), now));
        fetching = Optional.of(latest);
        return latest.keys();
    }

    // Cached: all who wait share one fetch.
    private Mono<JWKSet> fetch() {
        return source.fetch()
                .doOnNext(keys -> {
                    known = Optional.of(new Known(keys, clock.instant()));
                    LOG.atInfo().addKeyValue("keys", keys.size()).log("fetched the keys of access tokens");
                })
                .doOnError(e -> LOG.atWarn().setCause(e).log("the keys of access tokens cannot be fetched"))
                .cache();
    }

    private static boolean has(Known keys, String kid) {
        return keys.keys().getKeyByKeyId(kid) != null;
    }

    private static Flux<JWK> key(JWKSet keys, String kid) {
        return Mono.justOrEmpty(keys.getKeyByKeyId(kid)).flux();
    }
}
