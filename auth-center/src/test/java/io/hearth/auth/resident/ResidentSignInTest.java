package io.hearth.auth.resident;

import static io.hearth.auth.Desk.refused;
import static io.hearth.auth.Desk.signedIn;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jwt.SignedJWT;
import io.hearth.auth.AtOnce;
import io.hearth.auth.AuthTest;
import io.hearth.auth.Desk;
import io.hearth.auth.MovableClock;
import io.hearth.auth.Outside;
import io.hearth.test.Doors;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.jdbc.core.simple.JdbcClient;

@AuthTest
class ResidentSignInTest {

    private static int phones;

    @LocalServerPort
    int port;

    @Autowired
    Outside outside;

    @Autowired
    MovableClock clock;

    @Autowired
    JdbcClient database;

    Desk desk;
    String phone;

    @BeforeEach
    void aNewPhone() {
        desk = new Desk(port);
        outside.reset();
        clock.reset();
        phone = "1380000%04d".formatted(++phones);
    }

    @Nested
    class Codes {

        @Test
        void goToThePhoneSigned() {
            desk.askCode(phone).expectStatus().isNoContent();
            assertThat(outside.message(phone))
                    .containsEntry("Action", "SendSms")
                    .containsEntry("Version", "2017-05-25")
                    .containsEntry("SignatureMethod", "HMAC-SHA1")
                    .containsEntry("SignName", "暖城供热")
                    .containsEntry("TemplateCode", "SMS_100000001")
                    .hasEntrySatisfying(
                            "TemplateParam", json -> assertThat(json).matches("\\{\"code\":\"\\d{6}\"}"))
                    .hasEntrySatisfying(
                            "Signature", signature -> assertThat(signature).hasSize(28));
        }

        @Test
        void comeAtMostEveryMinute() {
            desk.askCode(phone).expectStatus().isNoContent();
            var second = desk.askCode(phone);
            refused(second, 429, "SMS_CODE_TOO_SOON");
            second.expectHeader()
                    .value(
                            HttpHeaders.RETRY_AFTER,
                            wait -> assertThat(Integer.parseInt(wait)).isBetween(50, 60));
            clock.moveOn(Duration.ofSeconds(60));
            desk.askCode(phone).expectStatus().isNoContent();
        }

        @Test
        void comeAtMostTenTimesADay() {
            for (int i = 0; i < 10; i++) {
                desk.askCode(phone).expectStatus().isNoContent();
                clock.moveOn(Duration.ofSeconds(60));
            }
            var eleventh = desk.askCode(phone);
            refused(eleventh, 429, "SMS_CODES_USED_UP");
            eleventh.expectHeader()
                    .value(
                            HttpHeaders.RETRY_AFTER,
                            wait -> assertThat(Integer.parseInt(wait)).isBetween(1, 86_400));
            clock.moveOn(Duration.ofDays(1));
            desk.askCode(phone).expectStatus().isNoContent();
        }

        @Test
        void ofTwoAskedForAtOnceOneIsSent() throws InterruptedException {
            var statuses = AtOnce.times(
                    8, () -> desk.askCode(phone).returnResult().getStatus().value());
            assertThat(statuses).containsOnlyOnce(204);
        }

        @Test
        void thatTheProviderRefusesAreNotPromised() {
            outside.providerDown(true);
            var answer = desk.askCode(phone);
            refused(answer, 503, "SMS_NOT_SENT");
            answer.expectHeader().valueEquals(HttpHeaders.RETRY_AFTER, "60");
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "1380000", "23800001111", "138000011112", "+8613800001111", "1380000111a"})
        void areForMobileNumbersOnly(String wrong) {
            refused(desk.askCode(wrong), 422, "INVALID_CONTENT");
        }

        @Test
        void areAskedForWithoutFurtherFields() {
            desk.post("/api/auth/sms-codes", Map.of("phone", phone, "role", "ADMIN"))
                    .expectStatus()
                    .isEqualTo(422)
                    .expectBody()
                    .jsonPath("$.errors[0].code")
                    .isEqualTo("UNKNOWN_FIELD");
        }
    }

    @Nested
    class SigningIn {

        @Test
        void givesATokenForTheOwnCustomers() throws Exception {
            outside.bind(phone, "C2026000000000001", "C2026000000000002");
            var tokens = signedIn(desk.byCode(phone, code(), "MINI_PROGRAM"));
            var claims = desk.claims(tokens.accessToken());
            var header = SignedJWT.parse(tokens.accessToken()).getHeader();
            assertThat(header.getAlgorithm().getName()).isEqualTo("RS256");
            assertThat(header.getType().getType()).isEqualTo("at+jwt");
            assertThat(claims.getIssuer()).startsWith("http://");
            assertThat(claims.getAudience()).containsExactly("hearth");
            assertThat(claims.getSubject()).matches("R\\d+");
            assertThat(claims.getStringListClaim("roles")).containsExactly("RESIDENT");
            assertThat(claims.getStringListClaim("customers"))
                    .containsExactly("C2026000000000001", "C2026000000000002");
            assertThat(Duration.between(
                            claims.getIssueTime().toInstant(),
                            claims.getExpirationTime().toInstant()))
                    .isEqualTo(Duration.ofMinutes(10));
            desk.as(tokens.accessToken())
                    .get()
                    .uri("/api/auth/me")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.name")
                    .isEqualTo("138****" + phone.substring(7))
                    .jsonPath("$.customers.length()")
                    .isEqualTo(2);
        }

        @Test
        void isTheSameResidentEachTime() {
            var first = signedIn(desk.byCode(phone, code(), "APP"));
            clock.moveOn(Duration.ofSeconds(61));
            var second = signedIn(desk.byCode(phone, code(), "H5"));
            assertThat(desk.claims(second.accessToken()).getSubject())
                    .isEqualTo(desk.claims(first.accessToken()).getSubject());
        }

        @Test
        void worksOnceForACode() {
            var code = code();
            signedIn(desk.byCode(phone, code, "APP"));
            refused(desk.byCode(phone, code, "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void worksOnceForACodeHoweverManyTry() throws InterruptedException {
            var code = code();
            var statuses = AtOnce.times(
                    5,
                    () -> desk.byCode(phone, code, "APP")
                            .returnResult()
                            .getStatus()
                            .value());
            assertThat(statuses).containsOnlyOnce(200);
        }

        @Test
        void isRefusedWithoutACode() {
            refused(desk.byCode(phone, "123456", "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void isRefusedWithAnOldCode() {
            var code = code();
            clock.moveOn(Duration.ofMinutes(5));
            refused(desk.byCode(phone, code, "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void isRefusedWithAnothersCode() {
            var code = code();
            var other = "1390000%04d".formatted(phones);
            desk.askCode(other).expectStatus().isNoContent();
            refused(desk.byCode(other, code, "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void isRefusedAfterFiveWrongTriesEvenWithTheRightCode() {
            var code = code();
            for (int i = 0; i < 5; i++) {
                refused(desk.byCode(phone, wrong(code), "APP"), 401, "SMS_CODE_WRONG");
            }
            refused(desk.byCode(phone, code, "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void countsTriesMadeAtOnce() throws InterruptedException {
            var code = code();
            AtOnce.times(20, () -> desk.byCode(phone, wrong(code), "APP").returnResult());
            assertThat(database.sql("SELECT MAX(tries) FROM sms_code")
                            .query(Integer.class)
                            .single())
                    .isEqualTo(5);
            refused(desk.byCode(phone, code, "APP"), 401, "SMS_CODE_WRONG");
        }

        @Test
        void waitsForUserServiceWithoutUsingTheCodeUp() {
            var code = code();
            outside.userServiceDown(true);
            var answer = desk.byCode(phone, code, "APP");
            refused(answer, 503, "DEPENDENCY_DOWN");
            answer.expectHeader().valueEquals(HttpHeaders.RETRY_AFTER, "3");
            outside.userServiceDown(false);
            signedIn(desk.byCode(phone, code, "APP"));
        }

        @Test
        void leavesNothingReadableInTheDatabase() {
            var code = code();
            var tokens = signedIn(desk.byCode(phone, code, "APP"));
            var stored = database.sql("""
                            SELECT CONCAT_WS(' ',
                              (SELECT GROUP_CONCAT(phone_fingerprint, phone) FROM resident),
                              (SELECT GROUP_CONCAT(phone_fingerprint, IFNULL(code_hash, '')) FROM sms_code),
                              (SELECT GROUP_CONCAT(token_hash) FROM refresh_token),
                              (SELECT GROUP_CONCAT(HEX(private_key)) FROM signing_key))""").query(String.class).single();
            assertThat(stored).isNotEmpty().doesNotContain(phone, tokens.refreshToken());
        }
    }

    @Test
    void theDoorIsShutForWhoeverDidNotComeThroughTheGateway() {
        Doors.stranger(port)
                .get()
                .uri("/api/auth/me")
                .exchange()
                .expectStatus()
                .isUnauthorized()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("NOT_SIGNED_IN");
    }

    private String code() {
        desk.askCode(phone).expectStatus().isNoContent();
        return outside.code(phone);
    }

    private static String wrong(String code) {
        return code.equals("000000") ? "000001" : "000000";
    }
}
