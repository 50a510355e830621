package io.hearth.sms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.web.client.RestClient;

class DysmsTest {

    private final CountDownLatch answered = new CountDownLatch(1);
    HttpServer provider;
    String heard = "";

    @BeforeEach
    void aProvider() throws IOException {
        provider = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        provider.start();
    }

    @AfterEach
    void ends() {
        answered.countDown();
        provider.stop(0);
    }

    private void answers(int status, String type, String body) {
        provider.createContext("/", exchange -> {
            heard = URLDecoder.decode(
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8),
                    StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", type);
            var bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private SmsAccount account(String id) {
        var endpoint = URI.create("http://127.0.0.1:" + provider.getAddress().getPort());
        return new SmsAccount(endpoint, id, "secret", "暖城供热", Duration.ofSeconds(5), Duration.ofMillis(1500));
    }

    private SmsAnswer send() {
        return new Dysms(account("id"), RestClient.builder(), Clock.systemUTC())
                .send("13800000001", "SMS_1", Map.of("amount", "12.00"), "N1");
    }

    @Test
    void handsOver() {
        answers(200, "application/json", "{\"Code\":\"OK\",\"BizId\":\"9^0\",\"Message\":\"OK\"}");
        assertThat(send()).isEqualTo(new SmsAnswer.Accepted("9^0"));
        assertThat(heard)
                .contains("PhoneNumbers=13800000001", "OutId=N1", "TemplateParam={\"amount\":\"12.00\"}", "Signature=");
    }

    @Test
    void understandsARefusalWhateverItsStatus() {
        answers(400, "application/json", "{\"Code\":\"SignatureDoesNotMatch\",\"Message\":\"no\"}");
        assertThat(send()).isEqualTo(new SmsAnswer.Refused("SignatureDoesNotMatch"));
    }

    @Test
    void isUnclearAfterAnAnswerThatNobodyUnderstands() {
        answers(200, "text/html", "<html>busy</html>");
        assertThat(send()).isInstanceOf(SmsAnswer.Unclear.class);
    }

    @Test
    void isUnclearAfterABrokenServer() {
        answers(504, "text/plain", "");
        assertThat(send()).isInstanceOf(SmsAnswer.Unclear.class);
    }

    @Test
    void isUnclearWithoutAnAnswer() {
        provider.createContext("/", exchange -> {
            try {
                answered.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });
        assertThat(send()).isInstanceOf(SmsAnswer.Unclear.class);
    }

    @Test
    void wasNotTakenByAProviderOutOfService() {
        answers(503, "text/plain", "");
        assertThat(send()).isInstanceOf(SmsAnswer.NotTaken.class);
    }

    @Test
    void wasNotTakenByAProviderThatIsNotThere() {
        provider.stop(0);
        assertThat(send()).isInstanceOf(SmsAnswer.NotTaken.class);
    }

    @Test
    void keepsTheSecretOutOfTexts() {
        assertThat(account("id").toString()).doesNotContain("secret");
        assertThatThrownBy(() -> account(" ")).isInstanceOf(IllegalArgumentException.class);
    }
}
