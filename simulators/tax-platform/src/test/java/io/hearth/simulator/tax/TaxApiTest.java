package io.hearth.simulator.tax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TaxApiTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String SECRET = "secret-of-the-test";
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    static Path folder;

    static ConfigurableApplicationContext simulator;

    private final String requestId = UUID.randomUUID().toString();

    @BeforeAll
    static void start() {
        simulator = run();
    }

    private static ConfigurableApplicationContext run() {
        return new SpringApplicationBuilder(TaxPlatformSimulator.class)
                .run(
                        "--server.port=0",
                        "--logging.level.root=WARN",
                        "--hearth.simulator.data=" + folder,
                        "--hearth.simulator.tax.app-id=hearth",
                        "--hearth.simulator.tax.app-secret=" + SECRET);
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    @AfterEach
    void behave() throws Exception {
        HTTP.send(
                HttpRequest.newBuilder(url("/simulator/tax/faults")).DELETE().build(),
                HttpResponse.BodyHandlers.discarding());
    }

    private static URI url(String path) {
        return URI.create("http://127.0.0.1:"
                + simulator.getEnvironment().getRequiredProperty("local.server.port", Integer.class) + path);
    }

    private static HttpResponse<String> call(String method, String path, String body) {
        return call(method, path, body, SECRET, Instant.now(), PATIENCE);
    }

    private static HttpResponse<String> call(
            String method, String path, String body, String secret, Instant at, Duration patience) {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        var timestamp = String.valueOf(at.getEpochSecond());
        var nonce = UUID.randomUUID().toString();
        return send(HttpRequest.newBuilder(url(path))
                .timeout(patience)
                .header("Content-Type", "application/json")
                .header("X-Tax-App", "hearth")
                .header("X-Tax-Timestamp", timestamp)
                .header("X-Tax-Nonce", nonce)
                .header(
                        "X-Tax-Signature",
                        SignatureFilter.sign(SignatureFilter.message(method, path, timestamp, nonce, bytes), secret))
                .method(
                        method,
                        bytes.length == 0
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofByteArray(bytes)));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(url(path)));
    }

    private static void misbehave(String order) {
        var answer = send(HttpRequest.newBuilder(url("/simulator/tax/faults"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(order)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    private static JsonNode json(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }

    private static String invoice(String requestId, long amountFen) {
        return """
                {"requestId":"%s",
                 "seller":{"name":"暖城供热有限公司","taxNo":"91620100MA00000001"},
                 "buyer":{"name":"张<三>"},
                 "lines":[{"name":"*供暖*居民采暖费","taxCategory":"1100301010000000000","amountFen":%d,"taxRate":0.09}]}
                """.formatted(requestId, amountFen);
    }

    private static HttpResponse<String> issue(String requestId, long amountFen) {
        return call("POST", "/v1/invoices", invoice(requestId, amountFen));
    }

    private static HttpResponse<String> issueRed(String requestId, String originalNo, long amountFen) {
        return call("POST", "/v1/red-invoices", """
                {"requestId":"%s","originalInvoiceNo":"%s","amountFen":%d,"reason":"停暖退费"}
                """.formatted(requestId, originalNo, amountFen));
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(json(answer).get("code").asString()).isEqualTo(code);
    }

    @Nested
    class Issuing {

        @Test
        void givesANumberADateAndAFile() {
            var answer = json(issue(requestId, 120_050));

            assertThat(answer.get("invoiceNo").asString()).matches("\\d{2}621\\d{15}");
            assertThat(answer.get("invoiceDate").asString()).matches("\\d{4}-\\d\\d-\\d\\d");
            assertThat(answer.get("amountFen").asLong()).isEqualTo(120_050);
            assertThat(answer.get("taxFen").asLong()).isEqualTo(9_912);
            var file = get(URI.create(answer.get("downloadUrl").asString()).getPath());
            assertThat(file.body()).contains("张&lt;三&gt;", "<TotalWithTax>1200.50</TotalWithTax>");
        }

        @Test
        void againGivesTheSameInvoice() {
            var first = json(issue(requestId, 100));

            assertThat(json(issue(requestId, 100))).isEqualTo(first);
            assertThat(json(call("GET", "/v1/invoices/" + requestId, ""))).isEqualTo(first);
        }

        @Test
        void againWithOtherContentsIsRefused() {
            issue(requestId, 100);

            assertRefused(issue(requestId, 101), 409, "REQUEST_ID_USED");
        }

        @Test
        void manyTimesAtOnceGivesOneInvoice() {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var answers = IntStream.range(0, 10)
                        .mapToObj(i -> CompletableFuture.supplyAsync(() -> json(issue(requestId, 100)), threads))
                        .toList()
                        .stream()
                        .map(CompletableFuture::join)
                        .toList();

                assertThat(answers).hasSize(10).containsOnly(answers.getFirst());
            }
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "\"taxNo\":\"91620100MA00000001\"|\"taxNo\":\"1\"",
                    "\"taxRate\":0.09|\"taxRate\":0.5",
                    "\"amountFen\":100|\"amountFen\":0",
                    "1100301010000000000|11003",
                    "\"name\":\"张<三>\"|\"name\":\"\"",
                    "\"lines\":[|\"other\":[",
                    "\"seller\"|\"nobody\"",
                    "\"requestId\"|\"id\"",
                    "}|",
                })
        void withAWrongFieldIsRefused(String right, String wrong) {
            var body = invoice(requestId, 100).replace(right, wrong == null ? "" : wrong);

            assertRefused(call("POST", "/v1/invoices", body), 422, "INVALID_FIELD");
        }

        @Test
        void outlivesARestart() {
            var before = json(issue(requestId, 100)).get("invoiceNo");
            simulator.close();
            simulator = run();

            assertThat(json(issue(requestId, 100)).get("invoiceNo")).isEqualTo(before);
            assertThat(json(issue(UUID.randomUUID().toString(), 100)).get("invoiceNo"))
                    .isNotEqualTo(before);
        }
    }

    @Nested
    class TakingBack {

        @Test
        void isDoneInPartsUntilNothingIsLeft() {
            var blue = json(issue(requestId, 10_001)).get("invoiceNo").asString();

            var first = json(issueRed(requestId + "-r1", blue, 3_333));
            var last = json(issueRed(requestId + "-r2", blue, 6_668));

            assertThat(first.get("amountFen").asLong()).isEqualTo(-3_333);
            assertThat(first.get("originalInvoiceNo").asString()).isEqualTo(blue);
            assertThat(first.get("taxFen").asLong() + last.get("taxFen").asLong())
                    .as("the tax of the blue invoice, to the fen")
                    .isEqualTo(-826);
            assertThat(json(call("GET", "/v1/invoices/" + requestId, ""))
                            .get("remainingFen")
                            .asLong())
                    .isZero();
            assertRefused(issueRed(requestId + "-r3", blue, 1), 422, "RED_EXCEEDS_REMAINING");
        }

        @Test
        void againGivesTheSameInvoiceAndTakesNothingMore() {
            var blue = json(issue(requestId, 10_000)).get("invoiceNo").asString();
            var first = json(issueRed(requestId + "-r", blue, 6_000));

            assertThat(json(issueRed(requestId + "-r", blue, 6_000))).isEqualTo(first);
            assertRefused(issueRed(requestId + "-r", blue, 1), 409, "REQUEST_ID_USED");
            assertThat(json(issueRed(requestId + "-s", blue, 4_000))
                            .get("amountFen")
                            .asLong())
                    .isEqualTo(-4_000);
        }

        @Test
        void ofWhatIsNoBlueInvoiceIsRefused() {
            var blue = json(issue(requestId, 100)).get("invoiceNo").asString();
            var red =
                    json(issueRed(requestId + "-r", blue, 100)).get("invoiceNo").asString();

            assertRefused(issueRed(requestId + "-s", red, 1), 422, "NOT_A_BLUE_INVOICE");
            assertRefused(issueRed(requestId + "-t", "26621000000000999999", 1), 404, "INVOICE_NOT_FOUND");
            assertRefused(issueRed(requestId + "-u", blue, 0), 422, "INVALID_FIELD");
        }

        @Test
        void manyAtOnceNeverTakesBackMoreThanThereIs() {
            var blue = json(issue(requestId, 1_000)).get("invoiceNo").asString();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var statuses = IntStream.range(0, 10)
                        .mapToObj(i -> CompletableFuture.supplyAsync(
                                () -> issueRed(requestId + "-" + i, blue, 300).statusCode(), threads))
                        .toList()
                        .stream()
                        .map(CompletableFuture::join)
                        .toList();

                assertThat(statuses.stream().filter(status -> status == 200)).hasSize(3);
            }
        }
    }

    @Nested
    class LettingIn {

        @Test
        void isForTheCustomerOnly() {
            var body = invoice(requestId, 100);

            assertRefused(
                    call("POST", "/v1/invoices", body, "guessed", Instant.now(), PATIENCE), 401, "SIGNATURE_INVALID");
            assertThat(get("/v1/invoices/" + requestId).statusCode()).isEqualTo(401);
        }

        @Test
        void isForFreshRequestsOnly() {
            var old = Instant.now().minus(Duration.ofMinutes(6));

            assertRefused(
                    call("POST", "/v1/invoices", invoice(requestId, 100), SECRET, old, PATIENCE),
                    401,
                    "REQUEST_EXPIRED");
        }
    }

    @Nested
    class Misbehaving {

        @Test
        void isSilentThoughTheInvoiceIsIssued() {
            misbehave("{\"operation\":\"ISSUE\",\"requestId\":\"" + requestId
                    + "\",\"kind\":\"TIMEOUT_AFTER_EFFECT\",\"millis\":3000}");

            assertThatThrownBy(() -> call(
                            "POST",
                            "/v1/invoices",
                            invoice(requestId, 100),
                            SECRET,
                            Instant.now(),
                            Duration.ofSeconds(1)))
                    .hasCauseInstanceOf(HttpTimeoutException.class);
            await().atMost(PATIENCE)
                    .until(() -> call("GET", "/v1/invoices/" + requestId, "").statusCode() == 200);
        }

        @Test
        void failsTheNextCalls() {
            misbehave("{\"operation\":\"ISSUE\",\"kind\":\"HTTP_500\",\"times\":2}");

            assertThat(issue(requestId, 100).statusCode()).isEqualTo(500);
            assertRefused(call("GET", "/v1/invoices/" + requestId, ""), 404, "INVOICE_NOT_FOUND");
            assertThat(issue(requestId, 100).statusCode()).isEqualTo(500);
            assertThat(issue(requestId, 100).statusCode()).isEqualTo(200);
        }

        @Test
        void refusesForItsOwnReasons() {
            misbehave("{\"kind\":\"CREDIT_LIMIT_EXCEEDED\"}");

            assertRefused(issue(requestId, 100), 403, "CREDIT_LIMIT_EXCEEDED");
            assertThat(issue(requestId, 100).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void peopleAndChecksSeeWhatWasIssued() {
        var blue = json(issue(requestId, 100)).get("invoiceNo").asString();

        assertThat(get("/simulator/tax").body())
                .contains("电子发票平台", blue, "张&lt;三&gt;")
                .doesNotContain("<三>");
        assertThat(json(get("/simulator/tax/invoices")).valueStream())
                .anyMatch(invoice -> invoice.get("requestId").asString().equals(requestId));
    }
}
