package io.hearth.invoice.issuing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.alibaba.csp.sentinel.slots.block.flow.FlowRuleManager;
import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.identity.Role;
import io.hearth.money.Money;
import io.hearth.outside.TaxOffice;
import io.hearth.service.Rounds;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
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

@ServiceTest(database = "invoice_db")
@Import(KnownBuyers.class)
@TestPropertySource(
        properties = {
            "hearth.invoice.work.scan-every=200ms",
            "hearth.invoice.work.first-wait=300ms",
            "hearth.invoice.tax.connect-within=5s",
            "hearth.invoice.tax.answer-within=3s"
        })
class InvoicingTest {

    private static final Duration SOON = Duration.ofSeconds(90);

    @LocalServerPort
    int port;

    @Autowired
    Invoicing invoicing;

    @Autowired
    Rounds<String> worker;

    @Autowired
    KnownBuyers buyers;

    @Autowired
    RocketMQTemplate rocketMq;

    @Autowired
    JsonMapper json;

    @Autowired
    JdbcClient database;

    TaxOffice taxOffice = TaxOffice.running();
    String customerNo;
    String orderNo;
    String recordNo;

    @DynamicPropertySource
    static void taxOffice(DynamicPropertyRegistry properties) {
        properties.add("hearth.invoice.tax.endpoint", () -> TaxOffice.running().url());
    }

    @BeforeEach
    void somebodyHasPaid() {
        var unique = UUID.randomUUID().toString().substring(0, 18);
        customerNo = "C" + unique;
        orderNo = "O" + unique;
        recordNo = "R" + unique;
        buyers.are(customerNo, "张三");
    }

    @AfterEach
    void allIsWellAgain() {
        taxOffice.behave();
        if (!worker.isRunning()) {
            worker.start();
        }
    }

    private PaidCharge paid() {
        var items = List.of(
                new PaidCharge.Item("B1", "2025-2026", Money.ofYuan("200.50")),
                new PaidCharge.Item("B2", "2026-2027", Money.ofYuan("1800.00")));
        return new PaidCharge("E" + recordNo, recordNo, orderNo, customerNo, items, null);
    }

    private PaymentSuccess announcement() {
        var now = Instant.now();
        return new PaymentSuccess(
                "E" + recordNo,
                now,
                orderNo,
                recordNo,
                customerNo,
                "P1",
                "WECHAT",
                200050,
                now,
                List.of(
                        new PaymentSuccess.Item("B1", "2025-2026", "滨江花园 501", 20050),
                        new PaymentSuccess.Item("B2", "2026-2027", "滨江花园 501", 180000)));
    }

    private void announce() {
        rocketMq.syncSend(
                PaymentSuccess.TOPIC + ":" + PaymentSuccess.TAG,
                MessageBuilder.withPayload(json.writeValueAsBytes(announcement()))
                        .build());
    }

    private List<String> ids() {
        return database.sql("SELECT invoice_id FROM invoice WHERE charge_record_no = ?")
                .param(recordNo)
                .query(String.class)
                .list();
    }

    private String id() {
        return ids().getFirst();
    }

    private String status() {
        return database.sql("SELECT status FROM invoice WHERE charge_record_no = ?")
                .param(recordNo)
                .query(String.class)
                .optional()
                .orElse("");
    }

    private void awaitStatus(String status) {
        await().atMost(SOON).until(() -> status().equals(status));
    }

    private InvoiceView seen() {
        var seen = Doors.resident(port, customerNo)
                .get()
                .uri("/api/invoices/" + id())
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(InvoiceView.class)
                .returnResult()
                .getResponseBody();
        return Objects.requireNonNull(seen);
    }

    private RestTestClient.ResponseSpec reissue(Role role) {
        return Doors.staff(port, role)
                .post()
                .uri("/api/invoices/" + id() + "/reissue")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .exchange();
    }

    @Test
    void atMostSoManyRequestsASecondReachThePlatform() {
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(FlowRuleManager.getRules()).anySatisfy(rule -> {
                    assertThat(rule.getResource()).isEqualTo("tax-platform");
                    assertThat(rule.getCount()).isEqualTo(200);
                }));
    }

    @Nested
    class APayment {

        @Test
        void givesOneInvoiceThoughAnnouncedTwice() {
            announce();
            announce();
            awaitStatus("ISSUED");
            await().during(Duration.ofSeconds(1))
                    .atMost(SOON)
                    .until(() -> ids().size() == 1 && taxOffice.issuedFor(id()).size() == 1);
            var invoice = seen();
            assertThat(invoice.invoiceNo()).matches("\\d{20}");
            assertThat(invoice.amountFen()).isEqualTo(200050);
            assertThat(invoice.taxFen()).isZero();
            assertThat(invoice.buyerName()).isEqualTo("张三");
            assertThat(invoice.lines())
                    .extracting(InvoiceView.Line::name)
                    .containsExactly("*供暖*采暖费 2025-2026", "*供暖*采暖费 2026-2027");
        }

        @Test
        void givesOneInvoiceThoughAnnouncedInParallel() throws Exception {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var announcements = IntStream.range(0, 8)
                        .<Callable<Boolean>>mapToObj(i -> () -> {
                            invoicing.request(paid());
                            return true;
                        })
                        .toList();
                for (var announced : threads.invokeAll(announcements)) {
                    assertThat(announced.get()).isTrue();
                }
            }
            awaitStatus("ISSUED");
            assertThat(ids()).hasSize(1);
            assertThat(taxOffice.issuedFor(id())).hasSize(1);
        }
    }

    @Nested
    class Issuing {

        @Test
        void waitsForAPlatformThatIsDown() {
            taxOffice.misbehave("{\"operation\":\"ISSUE\",\"kind\":\"HTTP_503\",\"probability\":1.0}");
            invoicing.request(paid());
            await().atMost(SOON)
                    .until(() -> database.sql("SELECT attempts FROM invoice WHERE charge_record_no = ?")
                                    .param(recordNo)
                                    .query(Integer.class)
                                    .single()
                            >= 2);
            assertThat(status()).isEqualTo("REQUESTED");
            taxOffice.behave();
            awaitStatus("ISSUED");
            assertThat(taxOffice.issuedFor(id())).hasSize(1);
        }

        @Test
        void givesOneInvoiceAfterATimeOutWithEffect() {
            worker.stop();
            invoicing.request(paid());
            // The customer is renamed in between: the platform then refuses the second request and is asked what it
            // issued.
            buyers.are(customerNo, "张三", "李四");
            taxOffice.misbehave(
                    "{\"operation\":\"ISSUE\",\"kind\":\"TIMEOUT_AFTER_EFFECT\",\"millis\":6000,\"requestId\":\"" + id()
                            + "\"}");
            worker.start();
            awaitStatus("ISSUED");
            assertThat(taxOffice.issuedFor(id()))
                    .singleElement()
                    .satisfies(invoice ->
                            assertThat(invoice.path("invoiceNo").asString()).isEqualTo(seen().invoiceNo()));
            assertThat(seen().buyerName()).isEqualTo("张三");
        }

        @Test
        void isTakenUpAfterTheProcessThatShouldHaveDoneItDied() {
            worker.stop();
            invoicing.request(paid());
            assertThat(status()).isEqualTo("REQUESTED");
            assertThat(taxOffice.issuedFor(id())).isEmpty();
            // Another process had just taken it.
            database.sql("UPDATE invoice SET next_attempt_at = ? WHERE invoice_id = ?")
                    .params(LocalDateTime.ofInstant(Instant.now().plusSeconds(1), ZoneOffset.UTC), id())
                    .update();
            worker.start();
            awaitStatus("ISSUED");
            assertThat(taxOffice.issuedFor(id())).hasSize(1);
        }

        @Test
        void failsWhenThePlatformRefusesForGoodAndSucceedsWhenRequestedAgain() {
            buyers.are(customerNo, "");
            invoicing.request(paid());
            awaitStatus("FAILED");
            assertThat(seen().failure()).contains("422", "buyer.name");
            reissue(Role.OPS).expectStatus().isForbidden();
            buyers.are(customerNo, "张三");
            reissue(Role.CLERK).expectStatus().isOk();
            awaitStatus("ISSUED");
            assertThat(taxOffice.issuedFor(id())).hasSize(1);
            assertThat(seen().failure()).isNull();
            reissue(Role.FINANCE)
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("INVOICE_NOT_FAILED");
        }

        @Test
        void failsForACustomerWhomNobodyKnows() {
            customerNo = "nobody";
            invoicing.request(paid());
            awaitStatus("FAILED");
            assertThat(taxOffice.issuedFor(id())).isEmpty();
        }
    }

    @Nested
    class Looking {

        private RestTestClient.ResponseSpec ofOrder(RestTestClient door) {
            return door.get().uri("/api/invoices?chargeOrderNo=" + orderNo).exchange();
        }

        @Test
        void residentsSeeTheirOwnOnly() {
            invoicing.request(paid());
            ofOrder(Doors.resident(port, customerNo))
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.items[0].id")
                    .isEqualTo(id());
            ofOrder(Doors.resident(port, "C-other"))
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.total")
                    .isEqualTo(0);
            Doors.resident(port, "C-other")
                    .get()
                    .uri("/api/invoices/" + id())
                    .exchange()
                    .expectStatus()
                    .isNotFound()
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("INVOICE_NOT_FOUND");
            Doors.resident(port, customerNo)
                    .post()
                    .uri("/api/invoices/" + id() + "/reissue")
                    .header("Idempotency-Key", "k")
                    .exchange()
                    .expectStatus()
                    .isForbidden();
        }

        @Test
        void staffSeeAllAndOthersNothing() {
            invoicing.request(paid());
            ofOrder(Doors.staff(port, Role.FINANCE))
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.total")
                    .isEqualTo(1);
            ofOrder(Doors.staff(port, Role.OPS)).expectStatus().isForbidden();
            ofOrder(Doors.stranger(port)).expectStatus().isUnauthorized();
            Doors.staff(port, Role.CLERK)
                    .get()
                    .uri("/api/invoices")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(422);
        }
    }
}
