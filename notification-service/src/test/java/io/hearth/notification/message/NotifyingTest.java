package io.hearth.notification.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.identity.Role;
import io.hearth.outside.SmsGateway;
import io.hearth.service.Rounds;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;
import tools.jackson.databind.json.JsonMapper;

@ServiceTest(database = "notification_db")
@Import(KnownPhones.class)
@TestPropertySource(
        properties = {
            "hearth.notification.scan-every=200ms",
            "hearth.notification.first-wait=300ms",
            "hearth.notification.send-again-after=4s",
            "hearth.notification.per-phone-and-day=3",
            "hearth.notification.sms.connect-within=5s",
            "hearth.notification.sms.answer-within=3s"
        })
class NotifyingTest {

    private static final Duration SOON = Duration.ofSeconds(90);

    @LocalServerPort
    int port;

    @Autowired
    Notifying notifying;

    @Autowired
    Rounds<String> worker;

    @Autowired
    KnownPhones phones;

    @Autowired
    RocketMQTemplate rocketMq;

    @Autowired
    JsonMapper json;

    @Autowired
    JdbcClient database;

    SmsGateway sms = SmsGateway.running();
    String phone;
    String customerNo;
    String recordNo;

    @DynamicPropertySource
    static void smsGateway(DynamicPropertyRegistry properties) {
        properties.add(
                "hearth.notification.sms.endpoint", () -> SmsGateway.running().url());
    }

    @BeforeEach
    void somebodyHasPaid() {
        var unique = UUID.randomUUID().toString().substring(0, 18);
        customerNo = "C" + unique;
        recordNo = "R" + unique;
        phone = "139%08d".formatted(ThreadLocalRandom.current().nextInt(100_000_000));
        phones.are(customerNo, phone);
    }

    @AfterEach
    void allIsWellAgain() {
        sms.behave();
        if (!worker.isRunning()) {
            worker.start();
        }
    }

    private News news(String about) {
        return new News(
                "E" + about,
                customerNo,
                Template.PAYMENT_RECEIVED,
                about,
                Map.of("customerNo", customerNo, "amount", "2000.50", "receiptNo", about),
                null);
    }

    private void paid() {
        notifying.tell(Notifying.PAYMENT_GROUP, news(recordNo));
    }

    private void announce() {
        var now = Instant.now();
        var success = new PaymentSuccess(
                "E" + recordNo,
                now,
                "O1",
                recordNo,
                customerNo,
                "P1",
                "WECHAT",
                200050,
                now,
                List.of(new PaymentSuccess.Item("B1", "2026-2027", "滨江花园 501", 200050)));
        rocketMq.syncSend(
                PaymentSuccess.TOPIC + ":" + PaymentSuccess.TAG,
                MessageBuilder.withPayload(json.writeValueAsBytes(success)).build());
    }

    private void misbehave(String kind, String more) {
        sms.misbehave("{\"kind\":\"%s\",\"phone\":\"%s\"%s}".formatted(kind, phone, more));
    }

    private List<String> statuses() {
        return database.sql("SELECT status FROM message WHERE about = ?")
                .param(recordNo)
                .query(String.class)
                .list();
    }

    private void awaitStatus(String status) {
        await().atMost(SOON).until(() -> statuses().equals(List.of(status)));
    }

    private int number(String column) {
        return database.sql("SELECT " + column + " FROM message WHERE about = ?")
                .param(recordNo)
                .query(Integer.class)
                .single();
    }

    @Nested
    class APayment {

        @Test
        void isToldOnceThoughAnnouncedTwice() {
            announce();
            announce();
            awaitStatus("SENT");
            await().during(Duration.ofSeconds(1))
                    .atMost(SOON)
                    .until(() -> statuses().size() == 1 && sms.messagesOf(phone).size() == 1);
            assertThat(sms.messagesOf(phone).getFirst().path("text").asString())
                    .isEqualTo("【暖城供热】户号" + customerNo + "已缴采暖费2000.50元，收据号" + recordNo + "。");
        }

        @Test
        void isToldOnceThoughAnnouncedInParallel() throws Exception {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var announcements = IntStream.range(0, 8)
                        .<Callable<Boolean>>mapToObj(i -> () -> {
                            paid();
                            return true;
                        })
                        .toList();
                for (var announced : threads.invokeAll(announcements)) {
                    assertThat(announced.get()).isTrue();
                }
            }
            awaitStatus("SENT");
            assertThat(sms.messagesOf(phone)).hasSize(1);
        }
    }

    @Nested
    class Sending {

        @Test
        void waitsForAProviderThatIsDown() {
            misbehave("HTTP_503", ",\"probability\":1.0");
            paid();
            await().atMost(SOON).until(() -> number("attempts") >= 2);
            assertThat(sms.messagesOf(phone)).isEmpty();
            sms.behave();
            awaitStatus("SENT");
            assertThat(sms.messagesOf(phone)).hasSize(1);
        }

        @Test
        void isDoneOnceMoreAfterAnUnclearAnswerAndNeverAThirdTime() {
            misbehave("GARBAGE_BODY", ",\"probability\":1.0");
            paid();
            await().atMost(SOON)
                    .until(() -> number("unclear_sends") == 2
                            && sms.messagesOf(phone).size() == 2);
            await().during(Duration.ofSeconds(6))
                    .atMost(SOON)
                    .until(() -> sms.messagesOf(phone).size() == 2);
            awaitStatus("UNCLEAR");
        }

        @Test
        void reachesThePhoneAtTheSecondSendWhenTheFirstHadNoEffect() {
            misbehave("TIMEOUT_BEFORE_EFFECT", ",\"millis\":5000,\"times\":1");
            paid();
            awaitStatus("UNCLEAR");
            awaitStatus("SENT");
            assertThat(sms.messagesOf(phone)).hasSize(1);
        }

        @Test
        void isGivenUpWhenTheProviderRefusesThePhone() {
            phones.are(customerNo, "2345678");
            paid();
            awaitStatus("FAILED");
        }

        @Test
        void isGivenUpWithoutAPhone() {
            customerNo = "nobody";
            paid();
            awaitStatus("FAILED");
        }

        @Test
        void isTakenUpAfterTheProcessThatShouldHaveDoneItDied() {
            worker.stop();
            paid();
            assertThat(statuses()).containsExactly("WAITING");
            assertThat(sms.messagesOf(phone)).isEmpty();
            // Another process had just taken it.
            database.sql("UPDATE message SET next_attempt_at = ? WHERE about = ?")
                    .params(LocalDateTime.ofInstant(Instant.now().plusSeconds(1), ZoneOffset.UTC), recordNo)
                    .update();
            worker.start();
            awaitStatus("SENT");
            assertThat(sms.messagesOf(phone)).hasSize(1);
        }

        @Test
        void stopsForTheDayAtThePhonesLimit() {
            for (int i = 0; i < 3; i++) {
                notifying.tell(Notifying.PAYMENT_GROUP, news(recordNo + i));
                int sent = i + 1;
                await().atMost(SOON).until(() -> sms.messagesOf(phone).size() == sent);
                await().atMost(SOON)
                        .until(() ->
                                database.sql("SELECT COUNT(*) FROM message WHERE customer_no = ? AND status = 'SENT'")
                                                .param(customerNo)
                                                .query(Integer.class)
                                                .single()
                                        == sent);
            }
            paid();
            await().atMost(SOON).until(() -> number("attempts") == 1);
            assertThat(statuses()).containsExactly("WAITING");
            assertThat(sms.messagesOf(phone)).hasSize(3);
        }
    }

    @Nested
    class Looking {

        private RestTestClient.ResponseSpec messages(RestTestClient door) {
            return door.get().uri("/api/messages?customerNo=" + customerNo).exchange();
        }

        @Test
        void staffSeeMessagesWithThePhoneMasked() {
            paid();
            awaitStatus("SENT");
            var shown = messages(Doors.staff(port, Role.CLERK))
                    .expectStatus()
                    .isOk()
                    .expectBody(String.class)
                    .returnResult()
                    .getResponseBody();
            assertThat(shown)
                    .contains("139****" + phone.substring(7), "PAYMENT_RECEIVED", "SENT")
                    .doesNotContain(phone);
        }

        @Test
        void residentsAndStrangersDoNot() {
            messages(Doors.resident(port, customerNo)).expectStatus().isForbidden();
            messages(Doors.stranger(port)).expectStatus().isUnauthorized();
        }

        @Test
        void thePhoneIsNowhereInTheDatabase() {
            paid();
            awaitStatus("SENT");
            assertThat(database.sql(
                                    "SELECT CONCAT_WS(' ', content, phone_tag, phone_masked, biz_id) FROM message WHERE about = ?")
                            .param(recordNo)
                            .query(String.class)
                            .single())
                    .doesNotContain(phone);
        }
    }
}
