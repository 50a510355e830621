package io.hearth.charge.booking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.charge.ChargeTest;
import io.hearth.charge.HeardSuccesses;
import io.hearth.charge.Neighbours;
import io.hearth.charge.order.Payments;
import io.hearth.money.Money;
import io.hearth.test.Doors;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

@ChargeTest
@NullUnmarked
class CashierTest {

    private static final Duration SOON = Duration.ofSeconds(30);
    private static final Instant PAID_AT = Instant.parse("2026-11-30T15:59:59.700Z");

    @LocalServerPort
    int port;

    @Autowired
    Cashier cashier;

    @Autowired
    Neighbours.Bills bills;

    @Autowired
    Neighbours.Channel channel;

    @Autowired
    HeardSuccesses heard;

    @Autowired
    JdbcClient database;

    String billNo;
    String orderNo;

    @BeforeEach
    void anOrderIsBeingPaid() {
        bills.refuseWith(null);
        channel.answerNothing(0);
        channel.endWith(Payments.Ended.UNKNOWN);
        billNo = "B" + UUID.randomUUID().toString().substring(0, 20);
        orderNo = order(billNo);
    }

    private String order(String bill) {
        var body = Doors.resident(port, "C1")
                .post()
                .uri("/api/charge-orders")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(Map.of(
                        "customerNo", "C1",
                        "items", List.of(Map.of("billNo", bill, "amountFen", 200000)),
                        "channel", "WECHAT",
                        "method", "NATIVE"))
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody(Map.class)
                .returnResult()
                .getResponseBody();
        return String.valueOf(body.get("chargeOrderNo"));
    }

    private PaidFact fact(String payNo, String yuan) {
        return new PaidFact(payNo, orderNo, "C1", "WECHAT", "T" + payNo, Money.ofYuan(yuan), PAID_AT, 0, null);
    }

    private String status() {
        return database.sql("SELECT status FROM charge_order WHERE charge_order_no = ?")
                .param(orderNo)
                .query(String.class)
                .single();
    }

    private long records() {
        return database.sql("SELECT COUNT(*) FROM charge_record WHERE charge_order_no = ?")
                .param(orderNo)
                .query(Long.class)
                .single();
    }

    private String fact(String payNo) {
        return database.sql("SELECT status FROM paid_fact WHERE pay_no = ?")
                .param(payNo)
                .query(String.class)
                .single();
    }

    private long openIssues(String payNo, String type) {
        return database.sql("""
                        SELECT COUNT(*) FROM consistency_issue
                        WHERE source_id = ? AND issue_type = ? AND status = 'OPEN'""").params(payNo, type).query(Long.class).single();
    }

    private long undoLogs() {
        return database.sql("SELECT COUNT(*) FROM undo_log").query(Long.class).single();
    }

    private String payNo() {
        return "P" + orderNo.substring(1);
    }

    @Test
    void booksAndAnnouncesAPayment() {
        cashier.received(fact(payNo(), "2000.00"));
        assertThat(status()).isEqualTo("PAID");
        assertThat(records()).isEqualTo(1);
        assertThat(fact(payNo())).isEqualTo("BOOKED");
        assertThat(bills.payer(billNo)).isEqualTo(orderNo);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(heard.of(orderNo))
                        .singleElement()
                        .satisfies(success -> {
                            assertThat(success.amountFen()).isEqualTo(200000);
                            assertThat(success.paidAt()).isEqualTo(PAID_AT);
                            assertThat(success.items())
                                    .singleElement()
                                    .satisfies(item -> assertThat(item.billNo()).isEqualTo(billNo));
                        }));
        await().atMost(SOON).untilAsserted(() -> assertThat(undoLogs()).isZero());
    }

    @Test
    void booksOnceHoweverOftenAndHowParallelItIsReported() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var reports = IntStream.range(0, 8)
                    .<Callable<Boolean>>mapToObj(i -> () -> {
                        cashier.received(fact(payNo(), "2000.00"));
                        return true;
                    })
                    .toList();
            for (var report : threads.invokeAll(reports)) {
                assertThat(report.get()).isTrue();
            }
        }
        await().atMost(SOON).until(() -> status().equals("PAID"));
        assertThat(records()).isEqualTo(1);
        await().atMost(SOON).until(() -> heard.of(orderNo).size() == 1);
        await().during(Duration.ofSeconds(2))
                .atMost(SOON)
                .until(() -> heard.of(orderNo).size() == 1);
    }

    @Test
    void aFailingSecondBranchUndoesTheFirstAndTheRetryBooks() {
        bills.failNextCallFor(orderNo);
        cashier.received(fact(payNo(), "2000.00"));
        assertThat(status()).isEqualTo("PAYING");
        assertThat(records()).isZero();
        assertThat(heard.of(orderNo)).isEmpty();
        await().atMost(SOON).until(() -> status().equals("PAID"));
        assertThat(records()).isEqualTo(1);
        assertThat(database.sql("SELECT status FROM transaction_log WHERE business_key = ? ORDER BY created_at")
                        .param(orderNo)
                        .query(String.class)
                        .list())
                .containsExactly("ROLLED_BACK", "COMMITTED");
        await().atMost(SOON).until(() -> heard.of(orderNo).size() == 1);
    }

    @Test
    void aWrongAmountIsNotBookedButKept() {
        cashier.received(fact(payNo(), "0.01"));
        assertThat(status()).isEqualTo("PAYING");
        assertThat(fact(payNo())).isEqualTo("REFUSED");
        assertThat(openIssues(payNo(), "AMOUNT_MISMATCH")).isEqualTo(1);
    }

    @Test
    void moneyForAnUnknownOrderIsKept() {
        var lost = new PaidFact("P-lost", "O-none", "C1", "WECHAT", "T-lost", new Money(1), PAID_AT, 0, null);
        cashier.received(lost);
        assertThat(openIssues("P-lost", "MISSING_LOCAL_RECORD")).isEqualTo(1);
    }

    @Test
    void aSecondPaymentOfAPaidOrderIsADuplicate() {
        cashier.received(fact(payNo(), "2000.00"));
        cashier.received(fact("P2" + orderNo, "2000.00"));
        assertThat(records()).isEqualTo(1);
        assertThat(openIssues("P2" + orderNo, "DUPLICATE_PAYMENT")).isEqualTo(1);
    }

    @Test
    void billsThatSomebodyElsePaidMeanwhileMakeItADuplicate() {
        channel.endWith(Payments.Ended.CLOSED);
        await().atMost(SOON).until(() -> status().equals("CLOSED"));
        var first = orderNo;
        orderNo = order(billNo);
        cashier.received(fact(payNo(), "2000.00"));
        assertThat(status()).isEqualTo("PAID");
        orderNo = first;
        cashier.received(fact(payNo(), "2000.00"));
        assertThat(status()).isEqualTo("CLOSED");
        assertThat(records()).isZero();
        assertThat(openIssues(payNo(), "DUPLICATE_PAYMENT")).isEqualTo(1);
    }

    @Test
    void moneyAfterClosingRepairsTheOrderAndLeavesATrace() {
        channel.endWith(Payments.Ended.CLOSED);
        await().atMost(SOON).until(() -> status().equals("CLOSED"));
        cashier.received(fact(payNo(), "2000.00"));
        assertThat(status()).isEqualTo("PAID");
        assertThat(database.sql(
                                "SELECT value_before FROM compensation_log WHERE source_id = ? AND reason = 'LATE_SUCCESS'")
                        .param(orderNo)
                        .query(String.class)
                        .single())
                .isEqualTo("CLOSED");
        await().atMost(SOON).until(() -> heard.of(orderNo).size() == 1);
    }
}
