package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.identity.Role;
import io.hearth.outside.OuterDoor;
import io.hearth.outside.WeChatPay;
import io.hearth.payment.api.ClosePayment;
import io.hearth.payment.api.ClosedPayment;
import io.hearth.payment.api.CreatePayment;
import io.hearth.payment.api.PaymentView;
import io.hearth.simulator.fault.FaultKind;
import io.hearth.simulator.fault.FaultRequest;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;

/** payment-service between charge-service, staff and the real simulator of WeChat Pay; the active query waits to be told. */
@ServiceTest(database = "payment_db")
public abstract class PaymentStory {

    protected static final long AMOUNT_FEN = 120_050;

    private static final AtomicInteger ORDERS = new AtomicInteger();

    protected final WeChatPay weChat = WeChatPay.running();
    protected final OuterDoor outerDoor = OuterDoor.open();

    @LocalServerPort
    protected int port;

    @Autowired
    protected JdbcClient database;

    protected final String chargeOrderNo = "C20261103%08d".formatted(ORDERS.incrementAndGet());

    @DynamicPropertySource
    static void outside(DynamicPropertyRegistry settings) {
        settings.add("HEARTH_WECHAT_KEYS", () -> WeChatPay.running().keys().toString());
        settings.add(
                "hearth.payment.wechat.base-url",
                () -> WeChatPay.running().url().toString());
        settings.add(
                "hearth.payment.wechat.notify-url",
                () -> OuterDoor.open().notifyUrl().toString());
        settings.add("hearth.payment.wechat.read-timeout", () -> "1s");
        // Without any exporter Boot would not carry traces over HTTP and messages either.
        settings.add("hearth.payment.query-after", () -> "1h");
        settings.add("hearth.payment.notification-lease", () -> "1s");
        settings.add("hearth.payment.scan-every", () -> "200ms");
    }

    @BeforeEach
    void openTheDoor() {
        outerDoor.leadTo(port);
    }

    @AfterEach
    void behave() {
        weChat.behave();
    }

    protected CreatePayment order() {
        return orderOf(chargeOrderNo);
    }

    protected CreatePayment orderOf(String number) {
        return new CreatePayment(
                number,
                "H000001",
                AMOUNT_FEN,
                "WECHAT",
                "NATIVE",
                "2026-2027采暖费",
                null,
                null,
                Instant.now().plus(Duration.ofMinutes(30)));
    }

    protected RestTestClient.ResponseSpec asked(CreatePayment order) {
        return Doors.service(port, "charge-service")
                .post()
                .uri("/internal/payments")
                .contentType(MediaType.APPLICATION_JSON)
                .body(order)
                .exchange();
    }

    protected PaymentView create() {
        return body(asked(order()).expectStatus().isOk(), PaymentView.class);
    }

    protected PaymentView payment(String payNo) {
        return body(
                Doors.service(port, "charge-service")
                        .get()
                        .uri("/internal/payments/" + payNo)
                        .exchange()
                        .expectStatus()
                        .isOk(),
                PaymentView.class);
    }

    protected ClosedPayment.Outcome close() {
        return body(
                        Doors.service(port, "charge-service")
                                .post()
                                .uri("/internal/payments/close")
                                .contentType(MediaType.APPLICATION_JSON)
                                .body(new ClosePayment(chargeOrderNo))
                                .exchange()
                                .expectStatus()
                                .isOk(),
                        ClosedPayment.class)
                .outcome();
    }

    protected void staffAsks(String payNo) {
        Doors.staff(port, Role.CLERK)
                .post()
                .uri("/api/payments/" + payNo + "/query")
                .exchange()
                .expectStatus()
                .isOk();
    }

    protected void misbehave(WeChatOperation operation, FaultKind kind) {
        misbehave(operation, kind, null);
    }

    protected void misbehave(WeChatOperation operation, FaultKind kind, @Nullable Duration hold) {
        weChat.misbehave(new FaultRequest(
                operation.name(), null, kind.name(), hold == null ? null : hold.toMillis(), null, null));
    }

    /** The time of the next active query has come. */
    protected void queryIsDue(String payNo) {
        database.sql("UPDATE payment_order SET next_query_at = ? WHERE pay_no = ? AND next_query_at IS NOT NULL")
                .params(utc(Instant.now()), payNo)
                .update();
    }

    /** The order's time has been over for so long. */
    protected void expiredSince(String payNo, Duration past) {
        database.sql("UPDATE payment_order SET expires_at = ? WHERE pay_no = ?")
                .params(utc(Instant.now().minus(past)), payNo)
                .update();
    }

    protected void awaitStatus(String payNo, String status) {
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(payment(payNo).status()).isEqualTo(status));
    }

    /** The kinds of calls made to the channel for an order, with how they ended. */
    protected List<String> calls(String payNo) {
        return database.sql("SELECT CONCAT(kind, ' ', status) FROM channel_request WHERE pay_no = ? ORDER BY id")
                .param(payNo)
                .query(String.class)
                .list();
    }

    protected int announcements(String payNo) {
        return count(
                "SELECT COUNT(*) FROM outbox_event WHERE event_type = 'hearth-payment:paid' AND business_key = ?",
                payNo);
    }

    protected List<String> issues(String payNo) {
        return database.sql(
                        "SELECT CONCAT(issue_type, ' ', status) FROM consistency_issue WHERE source_id = ? ORDER BY id")
                .param(payNo)
                .query(String.class)
                .list();
    }

    protected int count(String sql, Object... parameters) {
        return database.sql(sql).params(parameters).query(Integer.class).single();
    }

    protected static <T> T body(RestTestClient.ResponseSpec answer, Class<T> type) {
        return Objects.requireNonNull(answer.expectBody(type).returnResult().getResponseBody());
    }

    private static LocalDateTime utc(Instant moment) {
        return LocalDateTime.ofInstant(moment, ZoneOffset.UTC);
    }
}
