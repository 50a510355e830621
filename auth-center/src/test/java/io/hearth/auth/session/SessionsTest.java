package io.hearth.auth.session;

import static io.hearth.auth.Desk.refused;
import static io.hearth.auth.Desk.signedIn;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.auth.AtOnce;
import io.hearth.auth.AuthTest;
import io.hearth.auth.Desk;
import io.hearth.auth.Desk.SignedIn;
import io.hearth.auth.MovableClock;
import io.hearth.auth.Outside;
import io.hearth.auth.token.Rights;
import io.hearth.identity.EndedSessions;
import java.text.ParseException;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

@AuthTest
class SessionsTest {

    private static int phones;

    @LocalServerPort
    int port;

    @Autowired
    Outside outside;

    @Autowired
    MovableClock clock;

    @Autowired
    JdbcClient database;

    @Autowired
    StringRedisTemplate redis;

    @Autowired
    Sessions sessions;

    Desk desk;
    String phone;

    @BeforeEach
    void aNewResident() {
        desk = new Desk(port);
        outside.reset();
        clock.reset();
        phone = "1370000%04d".formatted(++phones);
    }

    @Nested
    class Refreshing {

        @Test
        void givesNewTokensOfTheSameSession() {
            var first = signIn("APP");
            var second = signedIn(desk.refresh(first.refreshToken()));
            assertThat(second.refreshToken()).isNotEqualTo(first.refreshToken());
            assertThat(session(second)).isEqualTo(session(first));
            signedIn(desk.refresh(second.refreshToken()));
        }

        @Test
        void withAUsedTokenEndsTheWholeFamily() {
            var first = signIn("APP");
            var second = signedIn(desk.refresh(first.refreshToken()));
            refused(desk.refresh(first.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
            refused(desk.refresh(second.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
            assertThat(endReason(first)).isEqualTo("TOKEN_REUSED");
            assertTheGatewayKnows(first);
        }

        @Test
        void atOnceWithOneTokenWorksOnceAndEndsTheFamily() throws InterruptedException {
            var first = signIn("APP");
            var statuses = AtOnce.times(
                    6,
                    () -> desk.refresh(first.refreshToken())
                            .returnResult()
                            .getStatus()
                            .value());
            assertThat(statuses.stream().filter(status -> status == 200).count())
                    .isLessThanOrEqualTo(1);
            assertThat(endReason(first)).isEqualTo("TOKEN_REUSED");
        }

        @Test
        void takesTheCustomersOfNow() throws ParseException {
            outside.bind(phone, "C1");
            var first = signIn("APP");
            outside.bind(phone, "C1", "C2");
            var second = signedIn(desk.refresh(first.refreshToken()));
            assertThat(desk.claims(second.accessToken()).getStringListClaim("customers"))
                    .containsExactly("C1", "C2");
        }

        @Test
        void keepsTheCustomersOfBeforeWhileUserServiceIsDown() throws ParseException {
            outside.bind(phone, "C1");
            var first = signIn("APP");
            outside.userServiceDown(true);
            var second = signedIn(desk.refresh(first.refreshToken()));
            assertThat(desk.claims(second.accessToken()).getStringListClaim("customers"))
                    .containsExactly("C1");
        }

        @Test
        void worksFor30Days() {
            var first = signIn("APP");
            clock.moveOn(Duration.ofDays(30).minusMinutes(1));
            var second = signedIn(desk.refresh(first.refreshToken()));
            clock.moveOn(Duration.ofDays(30).plusSeconds(1));
            refused(desk.refresh(second.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
        }

        @Test
        void isRefusedWithWhatIsNoToken() {
            refused(desk.refresh("made-up"), 401, "REFRESH_TOKEN_INVALID");
            refused(desk.refresh(""), 422, "INVALID_CONTENT");
        }
    }

    @Nested
    class Ending {

        @Test
        void happensToTheOlderSessionOnTheSameTypeOfDevice() {
            var app = signIn("APP");
            var page = signIn("H5");
            var newer = signIn("APP");
            assertThat(endReason(app)).isEqualTo("NEWER_SIGN_IN");
            assertTheGatewayKnows(app);
            refused(desk.refresh(app.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
            signedIn(desk.refresh(page.refreshToken()));
            signedIn(desk.refresh(newer.refreshToken()));
        }

        @Test
        void leavesOneOfManyBegunAtOnce() throws InterruptedException {
            var device = new Device(DeviceType.APP, "phone-1");
            var rights = Rights.ofResident(Set.of());
            AtOnce.times(8, () -> sessions.start(SubjectKind.RESIDENT, "R999999", device, rights));
            assertThat(database.sql("SELECT COUNT(*) FROM session WHERE subject = 'R999999' AND ended_at IS NULL")
                            .query(Long.class)
                            .single())
                    .isEqualTo(1);
            assertThat(database.sql("SELECT COUNT(*) FROM session WHERE subject = 'R999999'")
                            .query(Long.class)
                            .single())
                    .isEqualTo(8);
        }

        @Test
        void happensAtSigningOut() {
            var tokens = signIn("APP");
            desk.as(tokens.accessToken())
                    .post()
                    .uri("/api/auth/logout")
                    .exchange()
                    .expectStatus()
                    .isNoContent();
            assertThat(endReason(tokens)).isEqualTo("SIGNED_OUT");
            assertTheGatewayKnows(tokens);
            refused(desk.refresh(tokens.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
        }

        @Test
        void canBeDoneFromAnotherOfTheOwnDevices() {
            var app = signIn("APP");
            var page = signIn("H5");
            clock.reset();
            var door = desk.as(page.accessToken());
            door.get()
                    .uri("/api/auth/sessions")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.total")
                    .isEqualTo(2)
                    .jsonPath("$.items[0].deviceType")
                    .isEqualTo("APP")
                    .jsonPath("$.items[0].current")
                    .isEqualTo(false)
                    .jsonPath("$.items[1].current")
                    .isEqualTo(true);
            door.delete()
                    .uri("/api/auth/sessions/" + session(app))
                    .exchange()
                    .expectStatus()
                    .isNoContent();
            assertTheGatewayKnows(app);
            refused(desk.refresh(app.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
        }

        @Test
        void cannotBeDoneToAnothers() {
            var own = signIn("APP");
            phone = "1370000%04d".formatted(++phones);
            var others = signIn("APP");
            clock.reset();
            refused(
                    desk.as(own.accessToken())
                            .delete()
                            .uri("/api/auth/sessions/" + session(others))
                            .exchange(),
                    404,
                    "SESSION_NOT_FOUND");
            signedIn(desk.refresh(others.refreshToken()));
        }
    }

    private SignedIn signIn(String deviceType) {
        clock.moveOn(Duration.ofSeconds(61));
        desk.askCode(phone).expectStatus().isNoContent();
        return signedIn(desk.byCode(phone, outside.code(phone), deviceType));
    }

    private String session(SignedIn tokens) {
        try {
            return desk.claims(tokens.accessToken()).getStringClaim("sid");
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }

    private String endReason(SignedIn tokens) {
        return database.sql("SELECT COALESCE(end_reason, '-') FROM session WHERE id = ?")
                .param(session(tokens))
                .query(String.class)
                .single();
    }

    private void assertTheGatewayKnows(SignedIn tokens) {
        var key = EndedSessions.key(session(tokens));
        assertThat(redis.hasKey(key)).isTrue();
        assertThat(redis.getExpire(key)).isBetween(500L, 610L);
    }
}
