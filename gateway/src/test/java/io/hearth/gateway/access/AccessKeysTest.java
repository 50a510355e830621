package io.hearth.gateway.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.hearth.problem.ProblemException;
import io.hearth.problem.WebProblem;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

@NullUnmarked
class AccessKeysTest {

    private static RSAKey one;
    private static RSAKey two;

    private final Source source = new Source();
    private final HandClock clock = new HandClock();
    private final AccessKeys keys = new AccessKeys(source, clock);

    @BeforeAll
    static void generate() throws JOSEException {
        one = new RSAKeyGenerator(2048).keyID("one").generate();
        two = new RSAKeyGenerator(2048).keyID("two").generate();
    }

    @Test
    void areFetchedOnceAndRemembered() {
        source.publishes(one);
        assertThat(keysFor("one")).containsExactly(one);
        assertThat(keysFor("one")).containsExactly(one);
        assertThat(source.fetches).isEqualTo(1);
    }

    @Test
    void areFetchedAgainWhenOldSoThatAForgottenKeyIsForgottenHere() {
        source.publishes(one);
        keysFor("one");
        source.publishes(two);
        clock.moveOn(Duration.ofMinutes(5));
        assertThat(keysFor("one")).isEmpty();
    }

    @Test
    void areFetchedAgainForAnUnknownKeyButNotInAFlood() {
        source.publishes(one);
        keysFor("one");
        clock.moveOn(Duration.ofSeconds(10));
        source.publishes(two, one);
        assertThat(keysFor("two")).containsExactly(two);
        for (int i = 0; i < 100; i++) {
            assertThat(keysFor("invented " + i)).isEmpty();
        }
        assertThat(source.fetches).isEqualTo(2);
    }

    @Test
    void goOnBeingGoodWhileAuthCenterIsDown() {
        source.publishes(one);
        keysFor("one");
        source.down = true;
        clock.moveOn(Duration.ofHours(1));
        assertThat(keysFor("one")).containsExactly(one);
    }

    @Test
    void areMissedAsADependencyWhenNoneWasEverFetched() {
        source.down = true;
        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> keysFor("one"))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            refusal -> assertThat(refusal.is(WebProblem.DEPENDENCY_DOWN))
                                    .isTrue());
        }
        assertThat(source.fetches).isEqualTo(1);
        source.down = false;
        source.publishes(one);
        clock.moveOn(Duration.ofSeconds(10));
        assertThat(keysFor("one")).containsExactly(one);
    }

    @Test
    void areNoneForATokenThatNamesNone() {
        source.publishes(one);
        assertThat(keys.apply(new SignedJWT(
                                new JWSHeader.Builder(JWSAlgorithm.RS256).build(), new JWTClaimsSet.Builder().build()))
                        .collectList()
                        .block())
                .isEmpty();
    }

    private List<JWK> keysFor(String kid) {
        var header = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(kid).build();
        return keys.apply(new SignedJWT(header, new JWTClaimsSet.Builder().build()))
                .collectList()
                .block();
    }

    private static final class Source implements KeySource {

        private JWKSet published = new JWKSet();
        private boolean down;
        private int fetches;

        void publishes(JWK... published) {
            this.published = new JWKSet(List.of(published));
        }

        @Override
        public Mono<JWKSet> fetch() {
            return Mono.defer(() -> {
                fetches++;
                return down ? Mono.error(new IOException("down")) : Mono.just(published);
            });
        }
    }

    private static final class HandClock extends Clock {

        private Instant now = Instant.parse("2026-11-30T00:00:00Z");

        void moveOn(Duration time) {
            now = now.plus(time);
        }

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException("nobody asks for another zone");
        }
    }
}
