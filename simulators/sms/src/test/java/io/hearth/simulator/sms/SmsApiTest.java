package io.hearth.simulator.sms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
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

class SmsApiTest {

    private static final AtomicInteger PHONES = new AtomicInteger();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String SECRET = "secret-of-the-test";
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    static Path folder;

    static ConfigurableApplicationContext simulator;

    private final String phone = "1380000%04d".formatted(PHONES.incrementAndGet());

    @BeforeAll
    static void start() {
        simulator = run();
    }

    private static ConfigurableApplicationContext run() {
        return new SpringApplicationBuilder(SmsSimulator.class)
                .run(
                        "--server.port=0",
                        "--logging.level.root=WARN",
                        "--hearth.simulator.data=" + folder,
                        "--hearth.simulator.sms.access-key-id=id",
                        "--hearth.simulator.sms.access-key-secret=" + SECRET,
                        "--hearth.simulator.sms.strict-templates=true");
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    @AfterEach
    void behave() throws Exception {
        HTTP.send(
                HttpRequest.newBuilder(url("/simulator/sms/faults")).DELETE().build(),
                HttpResponse.BodyHandlers.discarding());
    }

    private static URI url(String path) {
        return URI.create("http://127.0.0.1:"
                + simulator.getEnvironment().getRequiredProperty("local.server.port", Integer.class) + path);
    }

    private Map<String, String> paid() {
        var form = new TreeMap<String, String>();
        form.put("Action", "SendSms");
        form.put("Version", "2017-05-25");
        form.put("Format", "JSON");
        form.put("RegionId", "cn-hangzhou");
        form.put("AccessKeyId", "id");
        form.put("SignatureMethod", "HMAC-SHA1");
        form.put("SignatureVersion", "1.0");
        form.put("SignatureNonce", UUID.randomUUID().toString());
        form.put("Timestamp", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        form.put("PhoneNumbers", phone);
        form.put("SignName", "暖城供热");
        form.put("TemplateCode", "SMS_100000003");
        form.put("TemplateParam", "{\"customerNo\":\"0001 *~\",\"amount\":\"1200.50\",\"receiptNo\":\"R1\"}");
        form.put("OutId", "paid-1");
        return form;
    }

    private static HttpResponse<String> send(Map<String, String> form) throws IOException, InterruptedException {
        return send(form, SECRET, PATIENCE);
    }

    private static HttpResponse<String> send(Map<String, String> form, String secret, Duration patience)
            throws IOException, InterruptedException {
        form.put("Signature", RpcSignature.of(RpcSignature.stringToSign("POST", form), secret));
        var body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return HTTP.send(
                HttpRequest.newBuilder(url("/"))
                        .timeout(patience)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static JsonNode json(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }

    private static String code(HttpResponse<String> answer) {
        return json(answer).get("Code").asString();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return HTTP.send(HttpRequest.newBuilder(url(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private List<JsonNode> inbox() throws IOException, InterruptedException {
        return json(get("/simulator/sms/messages?phone=" + phone)).valueStream().toList();
    }

    private static void misbehave(String order) throws IOException, InterruptedException {
        var answer = HTTP.send(
                HttpRequest.newBuilder(url("/simulator/sms/faults"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(order))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    @Nested
    class Sending {

        @Test
        void reachesThePhone() throws Exception {
            var answer = send(paid());

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(code(answer)).isEqualTo("OK");
            assertThat(json(answer).get("RequestId").asString()).isNotBlank();
            assertThat(inbox()).singleElement().satisfies(message -> {
                assertThat(message.get("text").asString()).isEqualTo("【暖城供热】户号0001 *~已缴采暖费1200.50元，收据号R1。");
                assertThat(message.get("bizId").asString())
                        .isEqualTo(json(answer).get("BizId").asString());
                assertThat(message.get("templateCode").asString()).isEqualTo("SMS_100000003");
                assertThat(message.at("/params/amount").asString()).isEqualTo("1200.50");
                assertThat(message.get("outId").asString()).isEqualTo("paid-1");
            });
        }

        @Test
        void againWithTheSameOutIdReachesThePhoneAgain() throws Exception {
            send(paid());
            send(paid());

            assertThat(inbox()).hasSize(2);
        }

        @Test
        void toSeveralPhonesReachesEach() throws Exception {
            var form = paid();
            form.put("PhoneNumbers", phone + ",+8613900000000");

            send(form);

            assertThat(inbox()).hasSize(1);
            assertThat(get("/simulator/sms/messages?phone=13900000000").body()).contains("收据号R1");
        }

        @Test
        void outlivesARestart() throws Exception {
            send(paid());
            simulator.close();
            simulator = run();

            assertThat(inbox()).hasSize(1);
        }
    }

    @Nested
    class Refusing {

        @ParameterizedTest
        @CsvSource({
            "PhoneNumbers, 12345, isv.MOBILE_NUMBER_ILLEGAL, 200",
            "SignName, 别人, isv.SMS_SIGNATURE_ILLEGAL, 200",
            "TemplateCode, SMS_1, isv.SMS_TEMPLATE_ILLEGAL, 200",
            "TemplateParam, {}, isv.TEMPLATE_MISSING_PARAMETERS, 200",
            "TemplateParam, '{\"a\":', isv.INVALID_JSON_PARAM, 200",
            "Action, SendMms, InvalidAction.NotFound, 404",
            "Version, 2016-01-01, InvalidVersion, 400",
            "AccessKeyId, other, InvalidAccessKeyId.NotFound, 404",
            "Timestamp, 2020-01-01T00:00:00Z, InvalidTimeStamp.Expired, 400",
            "Timestamp, yesterday, InvalidTimeStamp.Expired, 400",
            "PhoneNumbers, '', MissingParameter, 400",
        })
        void aFieldThatIsWrong(String field, String value, String code, int status) throws Exception {
            var form = paid();
            form.put(field, value);

            var answer = send(form);

            assertThat(code(answer)).isEqualTo(code);
            assertThat(answer.statusCode()).isEqualTo(status);
            assertThat(inbox()).isEmpty();
        }

        @Test
        void aSignatureBySomebodyElse() throws Exception {
            var answer = send(paid(), "guessed", PATIENCE);

            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(code(answer)).isEqualTo("SignatureDoesNotMatch");
            assertThat(answer.body()).contains("POST&%2F&AccessKeyId%3Did");
        }

        @Test
        void aRequestPlayedAgain() throws Exception {
            var form = paid();
            send(form);

            assertThat(code(send(form))).isEqualTo("SignatureNonceUsed");
            assertThat(inbox()).hasSize(1);
        }
    }

    @Nested
    class Misbehaving {

        @Test
        void failsTheNextCalls() throws Exception {
            misbehave("{\"operation\":\"SEND\",\"kind\":\"BUSINESS_LIMIT_CONTROL\",\"times\":2}");

            assertThat(code(send(paid()))).isEqualTo("isv.BUSINESS_LIMIT_CONTROL");
            assertThat(code(send(paid()))).isEqualTo("isv.BUSINESS_LIMIT_CONTROL");
            assertThat(code(send(paid()))).isEqualTo("OK");
            assertThat(inbox()).hasSize(1);
        }

        @Test
        void reachesThePhoneTwice() throws Exception {
            misbehave("{\"phone\":\"" + phone + "\",\"kind\":\"DUPLICATE\"}");

            send(paid());

            assertThat(inbox()).hasSize(2);
        }

        @Test
        void isSilentThoughTheMessageWent() throws Exception {
            misbehave("{\"phone\":\"" + phone + "\",\"kind\":\"TIMEOUT_AFTER_EFFECT\",\"millis\":3000}");

            assertThatThrownBy(() -> send(paid(), SECRET, Duration.ofSeconds(1)))
                    .isInstanceOf(HttpTimeoutException.class);
            await().atMost(PATIENCE).untilAsserted(() -> assertThat(inbox()).hasSize(1));
        }

        @Test
        void breaksDown() throws Exception {
            misbehave("{\"kind\":\"HTTP_503\"}");

            assertThat(send(paid()).statusCode()).isEqualTo(503);
            assertThat(inbox()).isEmpty();
        }
    }

    @Test
    void peopleSeeTheInboxWithEveryTextEscaped() throws Exception {
        var form = paid();
        form.put("TemplateParam", "{\"customerNo\":\"<b>1</b>\",\"amount\":\"1\",\"receiptNo\":\"R1\"}");
        send(form);

        assertThat(get("/simulator/sms?phone=" + phone).body())
                .contains("短信收件箱", phone, "&lt;b&gt;1&lt;/b&gt;")
                .doesNotContain("<b>1</b>");
    }
}
