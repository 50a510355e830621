package io.hearth.auth.token;

import static io.hearth.auth.Desk.refused;
import static io.hearth.auth.Desk.signedIn;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.SignedJWT;
import io.hearth.auth.AuthTest;
import io.hearth.auth.Desk;
import io.hearth.auth.MovableClock;
import io.hearth.identity.Role;
import io.hearth.test.Doors;
import java.text.ParseException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

@AuthTest
class KeysTest {

    @LocalServerPort
    int port;

    @Autowired
    MovableClock clock;

    @Autowired
    JdbcClient database;

    Desk desk;

    @BeforeEach
    void now() {
        clock.reset();
        desk = new Desk(port);
    }

    @Test
    void theWorldSeesPublicHalvesOnly() {
        signedIn(desk.byPassword("admin", AuthTest.ADMIN_PASSWORD));
        assertThat(desk.keys().getKeys()).isNotEmpty().noneMatch(JWK::isPrivate).allSatisfy(key -> {
            assertThat(key.size()).isEqualTo(2048);
            assertThat(key.getAlgorithm().getName()).isEqualTo("RS256");
        });
    }

    @Test
    void aRotationKeepsThePreviousKeyAndTheNextForgetsIt() {
        var old = signedIn(desk.byPassword("admin", AuthTest.ADMIN_PASSWORD)).accessToken();
        rotate();
        assertThat(desk.claims(old).getSubject()).isEqualTo("S1");
        var kid = kidOf(old);
        var fresh = signedIn(desk.byPassword("admin", AuthTest.ADMIN_PASSWORD)).accessToken();
        assertThat(kidOf(fresh)).isNotEqualTo(kid);
        rotate();
        assertThat(desk.keys().getKeys()).extracting(JWK::getKeyID).hasSize(2).doesNotContain(kid);
        assertThat(database.sql("SELECT COUNT(*) FROM signing_key WHERE kid = ? AND private_key IS NULL")
                        .param(kid)
                        .query(Long.class)
                        .single())
                .isEqualTo(1);
    }

    @Test
    void onlyAdministratorsRotate() {
        var before = desk.keys().getKeys().size();
        refused(
                Doors.staff(port, Role.OPS, Role.CLERK, Role.FINANCE)
                        .post()
                        .uri("/api/auth/key-rotations")
                        .exchange(),
                403,
                "NOT_ALLOWED");
        assertThat(desk.keys().getKeys()).hasSize(before);
    }

    @Test
    void theConfigurationNamesWhatExists() {
        Doors.stranger(port)
                .get()
                .uri("/.well-known/openid-configuration")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.length()")
                .isEqualTo(2)
                .jsonPath("$.issuer")
                .value(issuer -> assertThat((String) issuer).startsWith("http://"))
                .jsonPath("$.jwks_uri")
                .value(address -> assertThat((String) address).endsWith("/oauth2/jwks"));
    }

    private void rotate() {
        Doors.staff(port, Role.ADMIN)
                .post()
                .uri("/api/auth/key-rotations")
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody()
                .jsonPath("$.kid")
                .isNotEmpty();
    }

    private static String kidOf(String token) {
        try {
            return SignedJWT.parse(token).getHeader().getKeyID();
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }
}
