package io.hearth.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.hearth.identity.Caller;
import io.hearth.identity.InsideIdentity;
import io.hearth.identity.Role;
import io.hearth.test.Doors;
import java.text.ParseException;
import java.time.Clock;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullUnmarked;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;
import tools.jackson.databind.JsonNode;

/** Knocks at auth-center's door as the gateway does: strangers for what is public, the checked token's identity otherwise. */
@NullUnmarked
public record Desk(int port) {

    /** What a sign-in answers. */
    public record SignedIn(String accessToken, String refreshToken) {}

    public ResponseSpec post(String path, Map<String, ?> body) {
        return Doors.stranger(port)
                .post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    public ResponseSpec askCode(String phone) {
        return post("/api/auth/sms-codes", Map.of("phone", phone));
    }

    public ResponseSpec byCode(String phone, String code, String deviceType) {
        return post(
                "/api/auth/login/sms",
                Map.of("phone", phone, "code", code, "deviceType", deviceType, "deviceId", "phone-1"));
    }

    public ResponseSpec byPassword(String username, String password) {
        return post(
                "/api/auth/login/staff",
                Map.of("username", username, "password", password, "deviceType", "WEB", "deviceId", "pc-1"));
    }

    public ResponseSpec byPasswordAndOtp(String username, String password, String otp) {
        return post(
                "/api/auth/login/staff",
                Map.of("username", username, "password", password, "otp", otp, "deviceType", "WEB", "deviceId", "pc"));
    }

    public ResponseSpec refresh(String refreshToken) {
        return post("/api/auth/refresh", Map.of("refreshToken", refreshToken));
    }

    public static SignedIn signedIn(ResponseSpec answer) {
        var body = answer.expectStatus()
                .isOk()
                .expectBody(JsonNode.class)
                .returnResult()
                .getResponseBody();
        assertThat(body).isNotNull();
        assertThat(body.path("tokenType").asString()).isEqualTo("Bearer");
        assertThat(body.path("expiresIn").asLong()).isEqualTo(600);
        return new SignedIn(
                body.path("accessToken").asString(), body.path("refreshToken").asString());
    }

    public static void refused(ResponseSpec answer, int status, String code) {
        answer.expectStatus()
                .isEqualTo(status)
                .expectHeader()
                .contentTypeCompatibleWith("application/problem+json")
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo(code)
                .jsonPath("$.status")
                .isEqualTo(status)
                .jsonPath("$.traceId")
                .isNotEmpty();
    }

    public JWKSet keys() {
        var json = Doors.stranger(port)
                .get()
                .uri("/oauth2/jwks")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(String.class)
                .returnResult()
                .getResponseBody();
        try {
            return JWKSet.parse(json);
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }

    /** The claims of an access token whose signature one of the published keys confirms. */
    public JWTClaimsSet claims(String accessToken) {
        try {
            var token = SignedJWT.parse(accessToken);
            var key = keys().getKeyByKeyId(token.getHeader().getKeyID());
            assertThat(key).as("the token's key is published").isNotNull();
            assertThat(token.verify(new RSASSAVerifier(key.toRSAKey()))).isTrue();
            return token.getJWTClaimsSet();
        } catch (ParseException | JOSEException e) {
            throw new AssertionError(e);
        }
    }

    /** The door as it opens for whoever holds this access token. */
    public RestTestClient as(String accessToken) {
        var claims = claims(accessToken);
        try {
            var caller = new Caller(
                    claims.getSubject(),
                    claims.getStringListClaim("roles").stream()
                            .map(Role::valueOf)
                            .collect(Collectors.toSet()),
                    Set.copyOf(claims.getStringListClaim("customers")),
                    Set.copyOf(claims.getStringListClaim("districts")),
                    Optional.of(claims.getStringClaim("sid")),
                    Caller.GATEWAY);
            var identity = new InsideIdentity(
                    Base64.getDecoder().decode(System.getProperty("HEARTH_INTERNAL_KEY")), Clock.systemUTC());
            return Doors.stranger(port)
                    .mutate()
                    .requestInterceptor((request, body, next) -> {
                        request.getHeaders().set(InsideIdentity.HEADER, identity.sign(caller));
                        return next.execute(request, body);
                    })
                    .build();
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }
}
