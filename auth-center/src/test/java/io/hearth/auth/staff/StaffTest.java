package io.hearth.auth.staff;

import static io.hearth.auth.Desk.refused;
import static io.hearth.auth.Desk.signedIn;
import static org.assertj.core.api.Assertions.assertThat;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import io.hearth.auth.AtOnce;
import io.hearth.auth.AuthTest;
import io.hearth.auth.Desk;
import io.hearth.auth.Desk.SignedIn;
import io.hearth.auth.MovableClock;
import io.hearth.auth.Outside;
import io.hearth.identity.Role;
import io.hearth.test.Doors;
import java.security.InvalidKeyException;
import java.text.ParseException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;
import tools.jackson.databind.JsonNode;

@NullUnmarked
@AuthTest
class StaffTest {

    private static final String PASSWORD = "ten bytes or more";
    private static int clerks;

    @LocalServerPort
    int port;

    @Autowired
    Outside outside;

    @Autowired
    MovableClock clock;

    @Autowired
    JdbcClient database;

    Desk desk;
    RestTestClient admin;

    @BeforeEach
    void theAdministratorIsThere() {
        desk = new Desk(port);
        outside.reset();
        clock.reset();
        admin = Doors.staff(port, Role.ADMIN);
    }

    @Test
    void theFirstAdministratorComesFromTheEnvironment() throws ParseException {
        var tokens = signedIn(desk.byPassword("admin", AuthTest.ADMIN_PASSWORD));
        var claims = desk.claims(tokens.accessToken());
        assertThat(claims.getStringListClaim("roles")).containsExactly("ADMIN");
        assertThat(claims.getStringListClaim("customers")).isEmpty();
        assertThat(claims.getSubject()).isEqualTo("S1");
    }

    @Nested
    class SigningIn {

        @Test
        void carriesRolesAndDistricts() throws ParseException {
            var clerk = clerk(List.of("binjiang", "daoli"));
            var claims = desk.claims(signIn(clerk).accessToken());
            assertThat(claims.getStringListClaim("roles")).containsExactly("CLERK");
            assertThat(claims.getStringListClaim("districts")).containsExactly("binjiang", "daoli");
            assertThat(claims.getSubject()).isEqualTo(clerk.id());
        }

        @Test
        void lasts12Hours() {
            var tokens = signIn(clerk(List.of()));
            clock.moveOn(Duration.ofHours(12).plusSeconds(1));
            refused(desk.refresh(tokens.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
        }

        @Test
        void isLockedAfterFiveWrongPasswordsEvenForTheRightOne() {
            var clerk = clerk(List.of());
            for (int i = 0; i < 5; i++) {
                refused(desk.byPassword(clerk.username(), "not the password"), 401, "SIGN_IN_REFUSED");
            }
            var locked = desk.byPassword(clerk.username(), PASSWORD);
            refused(locked, 429, "SIGN_IN_LOCKED");
            locked.expectHeader()
                    .value(
                            HttpHeaders.RETRY_AFTER,
                            wait -> assertThat(Integer.parseInt(wait)).isBetween(800, 901));
            clock.moveOn(Duration.ofMinutes(15).plusSeconds(1));
            signIn(clerk);
        }

        @Test
        void answersTheSameForNamesThatDoNotExist() {
            for (int i = 0; i < 5; i++) {
                refused(desk.byPassword("nobody.of.this.name", "not the password"), 401, "SIGN_IN_REFUSED");
            }
            refused(desk.byPassword("nobody.of.this.name", "not the password"), 429, "SIGN_IN_LOCKED");
        }

        @Test
        void countsTriesMadeAtOnce() throws InterruptedException {
            var clerk = clerk(List.of());
            var statuses = AtOnce.times(
                    10,
                    () -> desk.byPassword(clerk.username(), "not the password")
                            .returnResult()
                            .getStatus()
                            .value());
            assertThat(statuses).filteredOn(status -> status == 401).hasSize(5);
            assertThat(statuses).filteredOn(status -> status == 429).hasSize(5);
        }

        @Test
        void startsCountingAnewAfterSuccess() {
            var clerk = clerk(List.of());
            for (int round = 0; round < 2; round++) {
                for (int i = 0; i < 4; i++) {
                    refused(desk.byPassword(clerk.username(), "not the password"), 401, "SIGN_IN_REFUSED");
                }
                signIn(clerk);
            }
        }

        @Test
        void isIndifferentToCapitalsInTheName() {
            var clerk = clerk(List.of());
            signedIn(desk.byPassword(clerk.username().toUpperCase(Locale.ROOT), PASSWORD));
        }
    }

    @Nested
    class Administering {

        @Test
        void isForAdministrators() {
            var request = Map.of("username", "eve", "name", "Eve", "password", PASSWORD, "roles", List.of("ADMIN"));
            refused(
                    send(Doors.staff(port, Role.CLERK, Role.FINANCE, Role.OPS), HttpMethod.POST, "/api/staff", request),
                    403,
                    "NOT_ALLOWED");
            refused(send(Doors.resident(port, "C1"), HttpMethod.POST, "/api/staff", request), 403, "NOT_ALLOWED");
            assertThat(count("eve")).isZero();
        }

        @Test
        void makesNobodyAResidentOrAService() {
            for (var role : List.of("RESIDENT", "SERVICE")) {
                var answer = send(
                        admin,
                        HttpMethod.POST,
                        "/api/staff",
                        Map.of("username", "eve", "name", "Eve", "password", PASSWORD, "roles", List.of(role)));
                refused(answer, 422, "INVALID_CONTENT");
            }
            assertThat(count("eve")).isZero();
        }

        @Test
        void knowsEachNameOnce() {
            var clerk = clerk(List.of());
            refused(
                    send(
                            admin,
                            HttpMethod.POST,
                            "/api/staff",
                            Map.of(
                                    "username",
                                    clerk.username(),
                                    "name",
                                    "other",
                                    "password",
                                    PASSWORD,
                                    "roles",
                                    List.of("OPS"))),
                    409,
                    "USERNAME_TAKEN");
        }

        @Test
        void endsTheSessionsOfWhomItDisables() {
            var clerk = clerk(List.of());
            var tokens = signIn(clerk);
            change(clerk, Map.of("disabled", true)).expectStatus().isOk();
            refused(desk.refresh(tokens.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
            refused(desk.byPassword(clerk.username(), PASSWORD), 401, "SIGN_IN_REFUSED");
            change(clerk, Map.of("disabled", false)).expectStatus().isOk();
            signIn(clerk);
        }

        @Test
        void endsTheSessionsOfWhoseRolesOrDistrictsChange() {
            var clerk = clerk(List.of("daoli"));
            var tokens = signIn(clerk);
            change(clerk, Map.of("districts", List.of("xiangfang")))
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.districts[0]")
                    .isEqualTo("xiangfang");
            refused(desk.refresh(tokens.refreshToken()), 401, "REFRESH_TOKEN_INVALID");
            var again = signIn(clerk);
            change(clerk, Map.of("name", "renamed")).expectStatus().isOk();
            signedIn(desk.refresh(again.refreshToken()));
        }

        @Test
        void leavesTheOwnAccountUsable() {
            var first = desk.as(
                    signedIn(desk.byPassword("admin", AuthTest.ADMIN_PASSWORD)).accessToken());
            refused(send(first, HttpMethod.PATCH, "/api/staff/S1", Map.of("disabled", true)), 409, "OWN_ACCOUNT");
            refused(
                    send(first, HttpMethod.PATCH, "/api/staff/S1", Map.of("roles", List.of("CLERK"))),
                    409,
                    "OWN_ACCOUNT");
        }

        @Test
        void resetsPasswordsAndLocks() {
            var clerk = clerk(List.of());
            for (int i = 0; i < 6; i++) {
                desk.byPassword(clerk.username(), "not the password");
            }
            send(
                            admin,
                            HttpMethod.POST,
                            "/api/staff/" + clerk.id() + "/password",
                            Map.of("password", "another password"))
                    .expectStatus()
                    .isNoContent();
            refused(desk.byPassword(clerk.username(), PASSWORD), 401, "SIGN_IN_REFUSED");
            signedIn(desk.byPassword(clerk.username(), "another password"));
        }

        @Test
        void listsEverybodyAndNoSecrets() {
            clerk(List.of());
            var page = admin.get()
                    .uri("/api/staff?page=1&size=1")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody(String.class)
                    .returnResult()
                    .getResponseBody();
            assertThat(page).contains("\"username\":\"admin\"").doesNotContain("assword", "$2");
            refused(admin.get().uri("/api/staff/S999999").exchange(), 404, "STAFF_NOT_FOUND");
        }
    }

    @Nested
    class OwnAccounts {

        @Test
        void changeTheirPasswordKnowingTheCurrentOne() {
            var clerk = clerk(List.of());
            var door = desk.as(signIn(clerk).accessToken());
            refused(
                    send(
                            door,
                            HttpMethod.POST,
                            "/api/auth/password",
                            Map.of("currentPassword", "a guess", "newPassword", "another password")),
                    401,
                    "SIGN_IN_REFUSED");
            refused(
                    send(
                            door,
                            HttpMethod.POST,
                            "/api/auth/password",
                            Map.of("currentPassword", PASSWORD, "newPassword", "short")),
                    422,
                    "PASSWORD_UNFIT");
            send(
                            door,
                            HttpMethod.POST,
                            "/api/auth/password",
                            Map.of("currentPassword", PASSWORD, "newPassword", "another password"))
                    .expectStatus()
                    .isNoContent();
            signedIn(desk.byPassword(clerk.username(), "another password"));
        }

        @Test
        void areAskedForAOneTimePasswordOnceSetUp() {
            var clerk = clerk(List.of());
            var secret = secondFactorOf(clerk);
            clock.moveOn(Duration.ofSeconds(60));
            refused(desk.byPassword(clerk.username(), PASSWORD), 401, "ONE_TIME_PASSWORD_NEEDED");
            refused(desk.byPasswordAndOtp(clerk.username(), PASSWORD, wrong(secret)), 401, "SIGN_IN_REFUSED");
            var now = oneTimePassword(secret);
            refused(desk.byPasswordAndOtp(clerk.username(), "a guess", now), 401, "SIGN_IN_REFUSED");
            signedIn(desk.byPasswordAndOtp(clerk.username(), PASSWORD, now));
            refused(desk.byPasswordAndOtp(clerk.username(), PASSWORD, now), 401, "SIGN_IN_REFUSED");
        }

        @Test
        void keepTheirSecondFactorAgainstWhoeverHoldsTheToken() {
            var clerk = clerk(List.of());
            var secret = secondFactorOf(clerk);
            clock.moveOn(Duration.ofSeconds(60));
            var door = desk.as(signedIn(desk.byPasswordAndOtp(clerk.username(), PASSWORD, oneTimePassword(secret)))
                    .accessToken());
            clock.reset();
            refused(door.post().uri("/api/auth/second-factor").exchange(), 409, "SECOND_FACTOR_IN_USE");
        }

        @Test
        void getRidOfALostSecondFactorThroughAnAdministrator() {
            var clerk = clerk(List.of());
            secondFactorOf(clerk);
            admin.delete()
                    .uri("/api/staff/" + clerk.id() + "/second-factor")
                    .exchange()
                    .expectStatus()
                    .isNoContent();
            signIn(clerk);
        }

        private byte[] secondFactorOf(Clerk clerk) {
            var door = desk.as(signIn(clerk).accessToken());
            var begun = door.post()
                    .uri("/api/auth/second-factor")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody(JsonNode.class)
                    .returnResult()
                    .getResponseBody();
            assertThat(begun).isNotNull();
            assertThat(begun.path("uri").asString())
                    .contains(clerk.username(), begun.path("secret").asString());
            var secret = base32(begun.path("secret").asString());
            refused(
                    send(door, HttpMethod.POST, "/api/auth/second-factor/confirm", Map.of("otp", wrong(secret))),
                    401,
                    "SIGN_IN_REFUSED");
            send(door, HttpMethod.POST, "/api/auth/second-factor/confirm", Map.of("otp", oneTimePassword(secret)))
                    .expectStatus()
                    .isNoContent();
            return secret;
        }

        private String oneTimePassword(byte[] secret) {
            try {
                return new TimeBasedOneTimePasswordGenerator()
                        .generateOneTimePasswordString(new SecretKeySpec(secret, "HmacSHA1"), clock.instant());
            } catch (InvalidKeyException e) {
                throw new AssertionError(e);
            }
        }

        private String wrong(byte[] secret) {
            var right = Integer.parseInt(oneTimePassword(secret));
            return "%06d".formatted((right + 500_000) % 1_000_000);
        }

        private static byte[] base32(String text) {
            var bits = new StringBuilder();
            for (char next : text.toCharArray()) {
                int value = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(next);
                bits.append("%5s".formatted(Integer.toBinaryString(value)).replace(' ', '0'));
            }
            var bytes = new byte[bits.length() / 8];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) Integer.parseInt(bits.substring(8 * i, 8 * i + 8), 2);
            }
            return bytes;
        }
    }

    private record Clerk(String id, String username) {}

    private Clerk clerk(List<String> districts) {
        var username = "clerk" + ++clerks;
        var opened = send(
                        admin,
                        HttpMethod.POST,
                        "/api/staff",
                        Map.of(
                                "username",
                                username,
                                "name",
                                "营业员",
                                "password",
                                PASSWORD,
                                "roles",
                                List.of("CLERK"),
                                "districts",
                                districts))
                .expectStatus()
                .isCreated()
                .expectBody(JsonNode.class)
                .returnResult()
                .getResponseBody();
        assertThat(opened).isNotNull();
        return new Clerk(opened.path("id").asString(), username);
    }

    private SignedIn signIn(Clerk clerk) {
        return signedIn(desk.byPassword(clerk.username(), PASSWORD));
    }

    private ResponseSpec change(Clerk clerk, Map<String, ?> change) {
        return send(admin, HttpMethod.PATCH, "/api/staff/" + clerk.id(), change);
    }

    private long count(String username) {
        return database.sql("SELECT COUNT(*) FROM staff WHERE username = ?")
                .param(username)
                .query(Long.class)
                .single();
    }

    private static ResponseSpec send(RestTestClient door, HttpMethod method, String path, Map<String, ?> body) {
        return door.method(method)
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }
}
