package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.site.Answer;
import io.hearth.site.Door;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.http.HttpMethod;

/** Who says of himself in a header that he is somebody else, or elsewhere, stays who and where he is. */
@NullUnmarked
class HeadersTest {

    private static Door resident;

    @BeforeAll
    static void signIn() {
        resident = Cast.resident(2).door();
    }

    @TestFactory
    Stream<DynamicTest> residentsAreNoAdministrators() {
        return Harmless.tests(forged().entrySet().stream()
                .flatMap(header -> Stream.of("/api/staff", "/api/customers", "/api/billing-runs")
                        .map(path -> new Case(
                                "GET " + path + " as a resident with " + header.getKey(),
                                () -> get(resident, path, header.getValue()),
                                403))));
    }

    @TestFactory
    Stream<DynamicTest> strangersAreNobody() {
        return Harmless.tests(forged().entrySet().stream()
                .flatMap(header -> Stream.of("/api/auth/me", "/api/staff")
                        .map(path -> new Case(
                                "GET " + path + " as a stranger with " + header.getKey(),
                                () -> get(Cast.stranger(), path, header.getValue()),
                                401))));
    }

    @Test
    void aResidentIsStillTheSame() {
        var truth = resident.get("/api/auth/me").good();
        assertThat(truth.path("roles").valueStream().map(role -> role.asString()))
                .containsExactly("RESIDENT");
        assertThat(forged())
                .allSatisfy((name, headers) -> assertThat(
                                get(resident, "/api/auth/me", headers).good())
                        .isEqualTo(truth));
    }

    private static Answer get(Door door, String path, Map<String, String> headers) {
        return door.send(HttpMethod.GET, path, null, headers);
    }

    private static Map<String, Map<String, String>> forged() {
        var forged = new LinkedHashMap<String, Map<String, String>>();
        forged.put(
                "the gateway's own words",
                Map.of(
                        "X-Hearth-Identity",
                        identity().signed(Keys.ofTheGateway()).text()));
        forged.put(
                "the same in small letters",
                Map.of(
                        "x-hearth-identity",
                        identity().signed(Keys.ofTheGateway()).text()));
        forged.put(
                "unsigned words",
                Map.of("X-Hearth-Identity", identity().withHeader("alg", "none").text()));
        forged.put(
                "a name and roles", Map.of("X-User-Id", "admin", "X-User-Roles", "ADMIN", "X-Hearth-Roles", "ADMIN"));
        forged.put(
                "another path", Map.of("X-Original-URL", "/api/auth/me", "X-Rewrite-URL", "/internal/customers/known"));
        forged.put("another prefix", Map.of("X-Forwarded-Prefix", "/internal", "X-Forwarded-For", "127.0.0.1"));
        forged.put("another method", Map.of("X-HTTP-Method-Override", "DELETE", "X-Method-Override", "DELETE"));
        return forged;
    }

    /** An administrator, as the gateway would tell the services. */
    private static Jwt identity() {
        var now = Instant.now();
        return Jwt.of(
                Map.of("alg", "HS256"),
                Map.of(
                        "iss", "hearth-inside",
                        "sub", "admin",
                        "iat", now.getEpochSecond(),
                        "exp", now.plus(Duration.ofMinutes(1)).getEpochSecond(),
                        "roles", List.of("ADMIN"),
                        "customers", List.of(),
                        "districts", List.of(),
                        "caller", "gateway"));
    }
}
