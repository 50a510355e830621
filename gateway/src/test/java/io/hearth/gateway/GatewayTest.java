package io.hearth.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.alibaba.csp.sentinel.adapter.gateway.common.rule.GatewayRuleManager;
import io.hearth.identity.Caller;
import io.hearth.identity.EndedSessions;
import io.hearth.identity.InsideIdentity;
import io.hearth.identity.Role;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.data.redis.core.StringRedisTemplate;

/** The gateway with real Nacos and Redis, knocked at from outside; the upstream tells what got through. */
@ExtendWith(Surroundings.class)
@SpringBootTest(
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = "spring.cloud.gateway.server.webflux.httpclient.response-timeout=2s")
@NullUnmarked
class GatewayTest {

    private static final String BILLS = "/api/bills?season=2026-2027";

    @LocalServerPort
    int port;

    @Autowired
    StringRedisTemplate redis;

    final Surroundings around = Surroundings.shared();
    final Upstream upstream = around.upstream();
    final Tokens tokens = around.tokens();
    final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    @BeforeEach
    void theRegistryIsKnown() {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> get(BILLS, tokens.resident()).status() == 200);
        upstream.forget();
        around.grey().forget();
    }

    @Nested
    class Passing {

        @Test
        void withAGoodTokenReachesTheServiceWithASignedIdentity() {
            var session = UUID.randomUUID().toString();
            get(BILLS, tokens.resident(session)).passed();
            var seen = upstream.last();
            assertThat(seen.target()).isEqualTo(BILLS);
            assertThat(seen.header("Authorization")).isEmpty();
            assertThat(identity(seen))
                    .isEqualTo(new Caller(
                            "R1", Set.of(Role.RESIDENT), Set.of("C1"), Set.of(), Optional.of(session), Caller.GATEWAY));
        }

        @Test
        void ofStaffCarriesRolesAndDistricts() {
            get("/api/tariffs", tokens.staff("CLERK", "FINANCE")).passed();
            var caller = identity(upstream.last());
            assertThat(caller.roles()).containsExactlyInAnyOrder(Role.CLERK, Role.FINANCE);
            assertThat(caller.districts()).containsExactly("daoli");
        }

        @Test
        void isFreeWhereNobodyCanHaveATokenYet() {
            send("POST", "/api/auth/login/sms", "{}", request -> request).passed();
            assertThat(upstream.last().header(InsideIdentity.HEADER)).isEmpty();
            send("POST", "/api/pay/notify/WECHAT", "{}", request -> request).passed();
            get("/oauth2/jwks", null).passed();
        }

        @Test
        void isFreeThereEvenWithAnOldToken() {
            var old = tokens.signed(claims -> claims.expirationTime(secondsFromNow(-60)));
            send("POST", "/api/auth/refresh", "{}", bearer(old)).passed();
            assertThat(upstream.last().header("Authorization")).isEmpty();
            assertThat(upstream.last().header(InsideIdentity.HEADER)).isEmpty();
        }

        @Test
        void isFollowedByOneTraceThatNobodyOutsideChose() {
            var chosen = "0af7651916cd43dd8448eb211c80319c";
            var answer = send(
                            "GET",
                            BILLS,
                            "",
                            bearer(tokens.resident())
                                    .andThen(request -> request.header(
                                                    "traceparent", "00-" + chosen + "-b7ad6b7169203331-01")
                                            .header("X-B3-TraceId", chosen)
                                            .header("X-B3-SpanId", "b7ad6b7169203331")))
                    .passed();
            var trace = answer.header("X-Trace-Id").orElseThrow();
            assertThat(trace).isNotEqualTo(chosen);
            assertThat(upstream.last().header("traceparent")).contains(trace);
        }

        @Test
        void byARoleThatNoPersonHasIsNoRole() {
            var answer = get("/api/staff", tokens.staff("SERVICE", "EMPEROR"));
            answer.isRefused(403, "NOT_ALLOWED");
            get(BILLS, tokens.staff("SERVICE", "EMPEROR", "CLERK")).passed();
            assertThat(identity(upstream.last()).roles()).containsExactly(Role.CLERK);
        }
    }

    @Nested
    class Paths {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "//api/bills",
                    "/api//bills",
                    "/api/bills;x=1",
                    "/api/auth/login/..;/../bills",
                    "/api/auth/login/../../bills",
                    "/api/./bills",
                    "/api/%2e%2e/internal/bills",
                    "/api/%2E%2E/internal/bills",
                    "/api/auth/login/%2e%2e/%2e%2e/bills",
                    "/api/auth/login%2f..%2f..%2fbills",
                    "/api/bills%2Fx",
                    "/api/bills%5Cx",
                    "/api/bills%00",
                    "/api/bills%0d%0aX-Hearth-Identity:x",
                    "/api/bills%3Bx",
                    "/api/bills%252e%252e",
                    "/api/%c0%ae%c0%ae/internal",
                    "/api/bills\\..\\internal",
                    "/api/bills/\\",
                    "\\api\\bills",
                    "/api/bills%zz",
                    "/api/bills^x",
                    "/api/滨江"
                })
        void thatCouldBeReadInTwoWaysAreRefused(String path) throws IOException {
            var answer = raw(path, tokens.resident());
            assertThat(answer).startsWith("HTTP/1.1 400");
            assertThat(answer.toLowerCase(Locale.ROOT))
                    .contains("content-type: application/problem+json", "x-trace-id: ");
            assertThat(answer).contains("\"code\":\"PATH_NOT_PLAIN\"", "\"traceId\":\"");
            assertThat(upstream.seen()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "/internal/bills/hold",
                    "/internal",
                    "/actuator",
                    "/actuator/env",
                    "/actuator/heapdump",
                    "/actuator/gateway/routes",
                    "/%61ctuator",
                    "/%61ctuator/env"
                })
        void thatAreInnerDoNotExistOutside(String path) {
            get(path, tokens.staff("ADMIN", "OPS")).isRefused(404, "NOT_FOUND");
            get(path, null).isRefused(404, "NOT_FOUND");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void ofOurOwnHealthAreOpen() {
            assertThat(get("/actuator/health", null).json().path("status").asString())
                    .isEqualTo("UP");
        }

        @Test
        void withoutARouteAreUnknown() {
            get("/api/nothing", tokens.resident()).isRefused(404, "NOT_FOUND");
        }

        @Test
        void changeWhileTheGatewayRunsButNeverLeadInside() {
            get("/api/fresh/1", tokens.resident()).isRefused(404, "NOT_FOUND");
            around.publish("gateway.yaml", "HEARTH", Surroundings.deployed("gateway.yaml") + """

                            - id: fresh
                              uri: lb://billing-bill-service
                              predicates:
                                - Path=/api/fresh/**
                            - id: badly-written
                              uri: lb://billing-bill-service
                              predicates:
                                - Path=/api/badly-written/**
                              filters:
                                - StripPrefix=2
                """);
            try {
                await().atMost(Duration.ofSeconds(30))
                        .until(() -> get("/api/fresh/1", tokens.resident()).status() == 200);
                upstream.forget();
                get("/api/badly-written/internal/bills/hold", tokens.resident()).isRefused(404, "NOT_FOUND");
                get("/api/badly-written/actuator/env", tokens.resident()).isRefused(404, "NOT_FOUND");
                assertThat(upstream.seen()).isEmpty();
                get("/api/badly-written/harmless", tokens.resident()).passed();
                assertThat(upstream.last().target()).isEqualTo("/harmless");
            } finally {
                around.publish("gateway.yaml", "HEARTH", Surroundings.deployed("gateway.yaml"));
            }
            await().atMost(Duration.ofSeconds(30))
                    .until(() -> get("/api/fresh/1", tokens.resident()).status() == 404);
        }
    }

    @Nested
    class Headers {

        @Test
        void ofOursFromOutsideDoNotReachTheService() {
            var identity = inside().sign(Caller.service("charge-service"));
            send(
                            "GET",
                            BILLS,
                            "",
                            bearer(tokens.resident())
                                    .andThen(request -> request.header("X-Hearth-Identity", identity)
                                            .header("x-hearth-identity", identity)
                                            .header("X-Hearth-Roles", "ADMIN")
                                            .header("X-User-Id", "S1")
                                            .header("x-user-roles", "ADMIN")
                                            .header("X-Forwarded-For", "10.0.0.1")
                                            .header("X-Forwarded-Host", "evil.example")
                                            .header("X-Forwarded-Prefix", "/internal")
                                            .header("Forwarded", "for=10.0.0.1;host=evil.example")
                                            .header("X-Real-IP", "10.0.0.1")
                                            .header("X-Original-URL", "/internal/bills/hold")
                                            .header("X-HTTP-Method-Override", "DELETE")
                                            .header("Idempotency-Key", "k1")))
                    .passed();
            var seen = upstream.last();
            assertThat(identity(seen).subject()).isEqualTo("R1");
            assertThat(seen.headers().get(InsideIdentity.HEADER)).hasSize(1);
            assertThat(seen.headers().keySet())
                    .noneMatch(name -> name.toLowerCase(Locale.ROOT)
                            .matches("x-user-.*|x-forwarded-.*|forwarded|x-real-ip|x-original-.*|x-http-method.*"
                                    + "|x-hearth-roles"));
            assertThat(seen.header("Idempotency-Key")).isEqualTo("k1");
        }

        @Test
        void ofOursFromOutsideDoNotReachOpenPathsEither() {
            var identity = inside().sign(Caller.service("charge-service"));
            send("POST", "/api/auth/login/sms", "{}", request -> request.header("X-Hearth-Identity", identity))
                    .passed();
            assertThat(upstream.last().header(InsideIdentity.HEADER)).isEmpty();
        }

        @Test
        void ofOursFromOutsideReplaceNoToken() {
            var identity = inside().sign(Caller.service("charge-service"));
            send("GET", BILLS, "", request -> request.header("X-Hearth-Identity", identity))
                    .isRefused(401, "NOT_SIGNED_IN");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void forOtherWebSitesAreOffByDefault() {
            var answer = send(
                    "OPTIONS",
                    "/api/bills",
                    "",
                    request -> request.header("Origin", "https://evil.example")
                            .header("Access-Control-Request-Method", "GET"));
            assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
            assertThat(upstream.seen()).isEmpty();
        }
    }

    record BadToken(String name, Function<Tokens, String> made) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<BadToken> badTokens() {
        return Stream.of(
                new BadToken("tampered", Tokens::tampered),
                new BadToken("forged", Tokens::forged),
                new BadToken("without signature", Tokens::withoutSignature),
                new BadToken("alg none", all -> all.saidToNeedNoSignature(true)),
                new BadToken("alg none with signature", all -> all.saidToNeedNoSignature(false)),
                new BadToken("HS256 with the public key", Tokens::signedWithThePublicKeyAsSecret),
                new BadToken("HS256 with the inside key", all -> all.signedWithTheInsideKey(insideKey())),
                new BadToken("RS512", Tokens::signedWithRs512),
                new BadToken("id token", all -> all.ofType("JWT")),
                new BadToken("expired", all -> all.signed(claims -> claims.expirationTime(secondsFromNow(-10)))),
                new BadToken("never expiring", all -> all.signed(claims -> claims.expirationTime(null))),
                new BadToken("from the future", all -> all.signed(claims -> claims.notBeforeTime(secondsFromNow(60)))),
                new BadToken("of another issuer", all -> all.signed(claims -> claims.issuer("http://evil.example"))),
                new BadToken("for somebody else", all -> all.signed(claims -> claims.audience("other"))),
                new BadToken("of no session", all -> all.signed(claims -> claims.claim("sid", null))),
                new BadToken("of nobody", all -> all.signed(claims -> claims.subject(null))),
                new BadToken("no token at all", all -> "abc"),
                new BadToken("half a token", all -> all.resident().substring(0, 80)));
    }

    @Nested
    class TokensThatAre {

        @ParameterizedTest
        @MethodSource("io.hearth.gateway.GatewayTest#badTokens")
        void badAreRefused(BadToken bad) {
            var answer = get(BILLS, bad.made().apply(tokens)).isRefused(401, "ACCESS_TOKEN_INVALID");
            assertThat(answer.header("WWW-Authenticate")).contains("Bearer error=\"invalid_token\"");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void missingAreAskedFor() {
            var answer = get(BILLS, null).isRefused(401, "NOT_SIGNED_IN");
            assertThat(answer.header("WWW-Authenticate")).contains("Bearer");
            send("GET", BILLS, "", request -> request.header("Authorization", "Basic YWRtaW46YWRtaW4="))
                    .isRefused(401, "NOT_SIGNED_IN");
            get(BILLS + "&access_token=" + tokens.resident(), null).isRefused(401, "NOT_SIGNED_IN");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void ofEndedSessionsAreRefusedAtOnce() {
            var session = UUID.randomUUID().toString();
            var token = tokens.resident(session);
            get(BILLS, token).passed();
            redis.opsForValue().set(EndedSessions.key(session), "ended", Duration.ofMinutes(10));
            upstream.forget();
            get(BILLS, token).isRefused(401, "SESSION_ENDED");
            assertThat(upstream.seen()).isEmpty();
            get(BILLS, tokens.resident()).passed();
        }

        @Test
        void goodDoNotOpenWhatIsForOthers() {
            get("/api/staff", tokens.resident()).isRefused(403, "NOT_ALLOWED");
            get("/api/staff", tokens.staff("CLERK")).isRefused(403, "NOT_ALLOWED");
            send("POST", "/api/auth/key-rotations", "{}", bearer(tokens.staff("OPS")))
                    .isRefused(403, "NOT_ALLOWED");
            send("POST", "/api/billing-runs", "{}", bearer(tokens.resident())).isRefused(403, "NOT_ALLOWED");
            get("/api/me/bills", tokens.staff("ADMIN")).isRefused(403, "NOT_ALLOWED");
            assertThat(upstream.seen()).isEmpty();
            get("/api/staff", tokens.staff("ADMIN")).passed();
            get("/api/me/bills", tokens.resident()).passed();
        }
    }

    @Nested
    class Limits {

        private static final int MB = 1024 * 1024;

        @Test
        void ofBodiesAreTwoMegabytes() {
            post("/api/charge-orders", BodyPublishers.ofByteArray(new byte[2 * MB]))
                    .passed();
            assertThat(upstream.last().bodyBytes()).isEqualTo(2 * MB);
            upstream.forget();
            post("/api/charge-orders", BodyPublishers.ofByteArray(new byte[2 * MB + 1]))
                    .isRefused(413, "BODY_TOO_LARGE");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void ofStreamedBodiesAreTheSame() {
            post("/api/charge-orders", BodyPublishers.ofByteArrays(List.of(new byte[MB], new byte[MB + 1])))
                    .isRefused(413, "BODY_TOO_LARGE");
            // The upstream counts a request only once its body has come whole.
            assertThat(upstream.seen()).isEmpty();
            post("/api/charge-orders", BodyPublishers.ofByteArrays(List.of(new byte[MB], new byte[MB])))
                    .passed();
        }

        @Test
        void ofFilesAreTwentyMegabytesWhereFilesAreTaken() {
            var admin = bearer(tokens.staff("ADMIN"));
            var file = BodyPublishers.ofByteArray(new byte[3 * MB]);
            send("POST", "/api/properties/imports", file, admin).passed();
            upstream.forget();
            send("POST", "/api/properties", file, admin).isRefused(413, "BODY_TOO_LARGE");
            send("POST", "/api/properties/imports", BodyPublishers.ofByteArray(new byte[20 * MB + 1]), admin)
                    .isRefused(413, "BODY_TOO_LARGE");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void ofFlowChangeWhileTheGatewayRuns() {
            var rules = "gateway-gw-flow.json";
            around.publish(rules, "SENTINEL", """
                    [{ "resource": "invoice-service", "resourceMode": 0, "count": 2, "intervalSec": 60 }]""");
            try {
                await().atMost(Duration.ofSeconds(30))
                        .until(() -> GatewayRuleManager.getRulesForResource("invoice-service")
                                        .size()
                                == 1);
                get("/api/invoices/1", tokens.resident()).passed();
                get("/api/invoices/1", tokens.resident()).passed();
                upstream.forget();
                var chinese = get("/api/invoices/1", tokens.resident()).isRefused(429, "TOO_MANY_REQUESTS");
                assertThat(chinese.header("Retry-After")).contains("3");
                assertThat(chinese.json().path("detail").asString()).contains("请稍后重试");
                var english = send(
                                "GET",
                                "/api/invoices/1",
                                "",
                                bearer(tokens.resident()).andThen(request -> request.header("Accept-Language", "en")))
                        .isRefused(429, "TOO_MANY_REQUESTS");
                assertThat(english.json().path("detail").asString()).contains("try again");
                assertThat(upstream.seen()).isEmpty();
                get(BILLS, tokens.resident()).passed();
            } finally {
                around.publish(rules, "SENTINEL", Surroundings.deployed("sentinel/" + rules));
            }
            await().atMost(Duration.ofSeconds(30))
                    .until(() -> GatewayRuleManager.getRulesForResource("invoice-service")
                            .isEmpty());
        }

        @Test
        void onSigningInArePublishedForEachAddress() {
            assertThat(GatewayRuleManager.getRulesForResource("sign-in"))
                    .singleElement()
                    .satisfies(rule -> {
                        assertThat(rule.getCount()).isEqualTo(50);
                        assertThat(rule.getParamItem()).isNotNull();
                    });
        }
    }

    @Nested
    class ServicesThat {

        @Test
        void areNotThereAreMissedWithA503() {
            var answer = get("/api/messages", tokens.resident()).isRefused(503, "DEPENDENCY_DOWN");
            assertThat(answer.header("Retry-After")).contains("3");
            assertThat(answer.json().path("detail").asString()).contains("notification-service");
        }

        @Test
        void doNotAnswerInTimeAreMissedWithA503() {
            var answer = get("/api/bills/silence", tokens.resident()).isRefused(503, "DEPENDENCY_DOWN");
            assertThat(answer.header("Retry-After")).contains("3");
        }
    }

    @Nested
    class GreyReleases {

        @Test
        void areForThoseWhoAskForThem() {
            for (int i = 0; i < 6; i++) {
                get("/api/tariffs", tokens.staff("CLERK")).passed();
            }
            assertThat(upstream.seen()).hasSize(6);
            assertThat(around.grey().seen()).isEmpty();
            upstream.forget();
            var asking = bearer(tokens.staff("CLERK")).andThen(request -> request.header("X-Gray-Version", "v2"));
            for (int i = 0; i < 6; i++) {
                send("GET", "/api/tariffs", "", asking).passed();
            }
            assertThat(upstream.seen()).isEmpty();
            assertThat(around.grey().seen()).hasSize(6);
        }

        @Test
        void thatAreNotThereAreDoneByTheOthers() {
            var asking = bearer(tokens.staff("CLERK")).andThen(request -> request.header("X-Gray-Version", "v3"));
            send("GET", "/api/tariffs", "", asking).passed();
            assertThat(upstream.seen()).hasSize(1);
        }
    }

    @Nested
    class Docs {

        @Test
        void showAllServicesOnOnePageOfOurOwn() {
            var page = get("/docs", null);
            assertThat(page.status()).isEqualTo(302);
            var location = URI.create(page.header("Location").orElseThrow()).getRawPath();
            var index = get(location, null);
            assertThat(index.status()).isEqualTo(200);
            assertThat(index.body()).contains("swagger-ui-bundle.js").doesNotContain("https://", "//cdn");
            assertThat(get("/swagger-ui/swagger-ui-bundle.js", null).status()).isEqualTo(200);
            assertThat(get("/v3/api-docs/swagger-config", null).body())
                    .contains(
                            "/v3/api-docs/auth-center",
                            "/v3/api-docs/billing-bill-service",
                            "/v3/api-docs/notification-service")
                    .doesNotContain("petstore");
            assertThat(upstream.seen()).isEmpty();
        }

        @Test
        void ofAServiceComeFromItAndLeadBackHere() {
            var description = get("/v3/api-docs/billing-bill-service", null).passed();
            assertThat(upstream.last().target()).isEqualTo("/v3/api-docs");
            assertThat(description.json().path("servers").path(0).path("url").asString())
                    .isEqualTo("/");
        }

        @Test
        void ofAServiceThatIsDownAreMissedWithA503() {
            get("/v3/api-docs/notification-service", null).isRefused(503, "DEPENDENCY_DOWN");
        }
    }

    private Answer get(String path, String token) {
        return send("GET", path, "", token == null ? request -> request : bearer(token));
    }

    private Answer post(String path, HttpRequest.BodyPublisher body) {
        return send("POST", path, body, bearer(tokens.resident()));
    }

    private Answer send(
            String method, String path, String body, Function<HttpRequest.Builder, HttpRequest.Builder> headers) {
        return send(method, path, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body), headers);
    }

    private Answer send(
            String method,
            String path,
            HttpRequest.BodyPublisher body,
            Function<HttpRequest.Builder, HttpRequest.Builder> headers) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .method(method, body);
        try {
            return new Answer(http.send(headers.apply(request).build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new AssertionError(method + " " + path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    // Without a library that would put the target right.
    private String raw(String target, String token) throws IOException {
        try (var socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(30_000);
            var request = "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nAuthorization: Bearer "
                    + token + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Function<HttpRequest.Builder, HttpRequest.Builder> bearer(String token) {
        return request -> request.header("Authorization", "Bearer " + token);
    }

    private static Date secondsFromNow(int seconds) {
        return Date.from(Instant.now().plusSeconds(seconds));
    }

    private static byte[] insideKey() {
        return Base64.getDecoder().decode(System.getProperty("HEARTH_INTERNAL_KEY"));
    }

    private static InsideIdentity inside() {
        return new InsideIdentity(insideKey(), Clock.systemUTC());
    }

    /** Who the upstream was told asks, the signature checked. */
    private static Caller identity(Upstream.Seen seen) {
        return InsideIdentity.caller(inside().decoder().decode(seen.header(InsideIdentity.HEADER)));
    }
}
