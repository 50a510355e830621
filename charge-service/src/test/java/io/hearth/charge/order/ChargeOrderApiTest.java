package io.hearth.charge.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.charge.ChargeProblem;
import io.hearth.charge.ChargeTest;
import io.hearth.charge.Neighbours;
import io.hearth.test.Doors;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

@ChargeTest
@NullUnmarked
class ChargeOrderApiTest {

    private static final String CUSTOMER = "C1";

    @LocalServerPort
    int port;

    @Autowired
    Neighbours.Bills bills;

    @Autowired
    Neighbours.Channel channel;

    @Autowired
    JdbcClient database;

    RestTestClient resident;
    String billNo;

    @BeforeEach
    void aBillIsOpen() {
        resident = Doors.resident(port, CUSTOMER);
        billNo = "B" + UUID.randomUUID().toString().substring(0, 20);
        bills.refuseWith(null);
        channel.answerNothing(0);
        channel.endWith(Payments.Ended.CLOSED);
    }

    private Map<String, Object> request(long amountFen) {
        return Map.of(
                "customerNo",
                CUSTOMER,
                "items",
                List.of(Map.of("billNo", billNo, "amountFen", amountFen)),
                "channel",
                "WECHAT",
                "method",
                "NATIVE");
    }

    private RestTestClient.ResponseSpec create(String key, long amountFen) {
        return resident.post()
                .uri("/api/charge-orders")
                .header("Idempotency-Key", key)
                .body(request(amountFen))
                .exchange();
    }

    private ChargeOrderView created(String key, long amountFen) {
        return create(key, amountFen)
                .expectStatus()
                .isCreated()
                .expectBody(ChargeOrderView.class)
                .returnResult()
                .getResponseBody();
    }

    private ChargeOrderView look(String chargeOrderNo) {
        return resident.get()
                .uri("/api/charge-orders/" + chargeOrderNo)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(ChargeOrderView.class)
                .returnResult()
                .getResponseBody();
    }

    private void becomes(String chargeOrderNo, ChargeStatus status) {
        await().atMost(Duration.ofSeconds(20)).until(() -> look(chargeOrderNo).status() == status);
    }

    private long orders() {
        return database.sql("SELECT COUNT(*) FROM charge_item WHERE bill_no = ?")
                .param(billNo)
                .query(Long.class)
                .single();
    }

    @Nested
    class Creating {

        @Test
        void holdsTheBillAndTellsHowToPay() {
            var order = created("key-" + billNo, 200000);
            assertThat(order.status()).isEqualTo(ChargeStatus.PAYING);
            assertThat(order.amountFen()).isEqualTo(200000);
            assertThat(order.pay()).containsKey("codeUrl");
            assertThat(bills.holder(billNo)).isEqualTo(order.chargeOrderNo());
        }

        @Test
        void withTheSameKeyGivesTheSameAnswer() {
            var key = "key-" + billNo;
            var first = created(key, 200000);
            assertThat(created(key, 200000)).isEqualTo(first);
            assertThat(orders()).isEqualTo(1);
        }

        @Test
        void withTheSameKeyAndAnotherContentIsRefused() {
            var key = "key-" + billNo;
            created(key, 200000);
            create(key, 100)
                    .expectStatus()
                    .isEqualTo(422)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("IDEMPOTENCY_KEY_REUSED");
        }

        @Test
        void inParallelMakesOneOrderWhateverTheKeys() throws Exception {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Callable<Integer>> clicks = IntStream.range(0, 8)
                        .<Callable<Integer>>mapToObj(i -> () -> create("key" + i % 2 + billNo, 200000)
                                .returnResult(String.class)
                                .getStatus()
                                .value())
                        .toList();
                var statuses = threads.invokeAll(clicks).stream()
                        .map(click -> click.resultNow())
                        .toList();
                assertThat(statuses).contains(201).containsAnyOf(409, 201).doesNotContain(500, 503);
            }
            assertThat(orders()).isEqualTo(1);
        }

        @Test
        void leavesNothingWhenTheBillIsRefused() {
            bills.refuseWith(ChargeProblem.AMOUNT_CHANGED.because(billNo).with("dueFen", 5L));
            create("key-" + billNo, 200000)
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("AMOUNT_CHANGED")
                    .jsonPath("$.dueFen")
                    .isEqualTo(5);
            assertThat(orders()).isZero();
            bills.refuseWith(null);
            created("key-" + billNo, 200000);
        }

        @Test
        void asksAgainForTheMoneyWhenTheChannelWasSilent() {
            channel.answerNothing(1);
            var order = created("key-" + billNo, 200000);
            assertThat(order.status()).isEqualTo(ChargeStatus.CREATED);
            assertThat(order.pay()).isEmpty();
            becomes(order.chargeOrderNo(), ChargeStatus.PAYING);
        }
    }

    @Nested
    class Closing {

        @Test
        void byItsCustomerGivesTheBillBack() {
            var order = created("key-" + billNo, 200000);
            resident.post()
                    .uri("/api/charge-orders/" + order.chargeOrderNo() + "/close")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.status")
                    .isEqualTo("CLOSED");
            assertThat(bills.holder(billNo)).isNull();
        }

        @ParameterizedTest
        @CsvSource({"PAID,ORDER_PAID_MEANWHILE", "UNKNOWN,PAYMENT_UNCLEAR"})
        void isRefusedWithoutTheChannelsWord(Payments.Ended ended, String code) {
            var order = created("key-" + billNo, 200000);
            channel.endWith(ended);
            resident.post()
                    .uri("/api/charge-orders/" + order.chargeOrderNo() + "/close")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo(code);
            assertThat(look(order.chargeOrderNo()).status()).isEqualTo(ChargeStatus.PAYING);
            assertThat(bills.holder(billNo)).isEqualTo(order.chargeOrderNo());
        }

        @Test
        void happensByItselfWhenTheTimeIsUpAndTheChannelAgrees() {
            channel.endWith(Payments.Ended.UNKNOWN);
            var order = created("key-" + billNo, 200000);
            await().pollDelay(Duration.ofSeconds(3))
                    .until(() -> look(order.chargeOrderNo()).status() == ChargeStatus.PAYING);
            channel.endWith(Payments.Ended.CLOSED);
            becomes(order.chargeOrderNo(), ChargeStatus.CLOSED);
            assertThat(bills.holder(billNo)).isNull();
        }

        @Test
        void isRolledBackWhenTheBillCannotBeGivenBack() {
            var order = created("key-" + billNo, 200000);
            bills.failNextCallFor(order.chargeOrderNo());
            resident.post()
                    .uri("/api/charge-orders/" + order.chargeOrderNo() + "/close")
                    .exchange()
                    .expectStatus()
                    .is5xxServerError();
            assertThat(look(order.chargeOrderNo()).status()).isIn(ChargeStatus.PAYING, ChargeStatus.CLOSED);
            becomes(order.chargeOrderNo(), ChargeStatus.CLOSED);
        }
    }

    @Nested
    class BadRequests {

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "{\"customerNo\":\"C1\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":0}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":-1}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1.5}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":\"1\"}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"CASH\",\"method\":\"NATIVE\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\",\"status\":\"PAID\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1},{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 422 | BILL_NAMED_TWICE",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"WECHAT\",\"method\":\"JSAPI\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C1\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"WECHAT\",\"method\":\"H5\"} | 422 | INVALID_CONTENT",
                    "{\"customerNo\":\"C9\",\"items\":[{\"billNo\":\"B\",\"amountFen\":1}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"} | 404 | CUSTOMER_UNKNOWN",
                    "{not json | 400 | MALFORMED_REQUEST",
                    "[] | 400 | MALFORMED_REQUEST"
                })
        void changeNothing(String body, int status, String code) {
            resident.post()
                    .uri("/api/charge-orders")
                    .header("Idempotency-Key", UUID.randomUUID().toString())
                    .contentType(MediaType.APPLICATION_JSON)
                    .body(body)
                    .exchange()
                    .expectStatus()
                    .isEqualTo(status)
                    .expectHeader()
                    .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo(code);
            assertThat(bills.holder("B")).isNull();
        }

        @Test
        void withoutAKeyOrWithAnInvisibleOneAreRefused() {
            resident.post()
                    .uri("/api/charge-orders")
                    .body(request(1))
                    .exchange()
                    .expectStatus()
                    .isEqualTo(400);
            resident.post()
                    .uri("/api/charge-orders")
                    .header("Idempotency-Key", "x".repeat(129))
                    .body(request(1))
                    .exchange()
                    .expectStatus()
                    .isEqualTo(422);
        }

        @Test
        void ofHugeSizeAreRefused() {
            resident.post()
                    .uri("/api/charge-orders")
                    .header("Idempotency-Key", "k")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{\"customerNo\":\"" + "x".repeat(300_000) + "\"}")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(413);
        }

        @Test
        void forForeignOrdersFindNothing() {
            var order = created("key-" + billNo, 200000);
            var other = Doors.resident(port, "C2");
            other.get()
                    .uri("/api/charge-orders/" + order.chargeOrderNo())
                    .exchange()
                    .expectStatus()
                    .isNotFound();
            other.post()
                    .uri("/api/charge-orders/" + order.chargeOrderNo() + "/close")
                    .exchange()
                    .expectStatus()
                    .isNotFound();
            Doors.stranger(port)
                    .get()
                    .uri("/api/charge-orders/" + order.chargeOrderNo())
                    .exchange()
                    .expectStatus()
                    .isUnauthorized();
            assertThat(look(order.chargeOrderNo()).status()).isEqualTo(ChargeStatus.PAYING);
        }
    }
}
