package io.hearth.billing.bill;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.billing.api.BillsView;
import io.hearth.billing.api.BookPayment;
import io.hearth.billing.api.HoldBills;
import io.hearth.billing.api.ReleaseBills;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.client.RestTestClient;

@ServiceTest(database = "billing_bill_db")
@Import(SampleBills.class)
class HoldApiTest {

    private static final Instant LATER = Instant.now().plus(1, ChronoUnit.HOURS).truncatedTo(ChronoUnit.MILLIS);

    @LocalServerPort
    int port;

    @Autowired
    SampleBills samples;

    RestTestClient charge;

    @BeforeEach
    void knock() {
        charge = Doors.service(port, "charge-service");
    }

    private RestTestClient.ResponseSpec hold(String orderNo, String customerNo, String billNo, long amountFen) {
        return charge.post()
                .uri("/internal/bills/hold")
                .body(new HoldBills(orderNo, customerNo, List.of(new HoldBills.Item(billNo, amountFen, false)), LATER))
                .exchange();
    }

    private RestTestClient.ResponseSpec book(String orderNo, String customerNo, String billNo, long amountFen) {
        return charge.post()
                .uri("/internal/bills/book")
                .body(new BookPayment(
                        orderNo, customerNo, List.of(new BookPayment.Item(billNo, amountFen)), Instant.EPOCH))
                .exchange();
    }

    @Test
    void aBillIsHeldBookedAndExplained() {
        var billNo = samples.issued("C-hold-1", "2000.00");
        hold("O1", "C-hold-1", billNo, 200000).expectStatus().isOk();
        book("O1", "C-hold-1", billNo, 200000)
                .expectStatus()
                .isOk()
                .expectBody(BillsView.class)
                .value(view -> assertThat(view.bills().getFirst().status()).isEqualTo("PAID"));
        Doors.resident(port, "C-hold-1")
                .get()
                .uri("/api/bills/" + billNo)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.bill.status")
                .isEqualTo("PAID")
                .jsonPath("$.bill.outstandingFen")
                .isEqualTo(0)
                .jsonPath("$.entries.length()")
                .isEqualTo(2)
                .jsonPath("$.entries[0].kind")
                .isEqualTo("CHARGE")
                .jsonPath("$.entries[0].inputs.price")
                .isEqualTo("2000.00")
                .jsonPath("$.entries[1].kind")
                .isEqualTo("PAYMENT")
                .jsonPath("$.entries[1].amountFen")
                .isEqualTo(200000);
    }

    @Test
    void bookingTwiceBooksOnce() {
        var billNo = samples.issued("C-hold-2", "300.00");
        hold("O2", "C-hold-2", billNo, 30000).expectStatus().isOk();
        book("O2", "C-hold-2", billNo, 30000).expectStatus().isOk();
        book("O2", "C-hold-2", billNo, 30000)
                .expectStatus()
                .isOk()
                .expectBody(BillsView.class)
                .value(view -> assertThat(view.bills().getFirst().paidFen()).isEqualTo(30000));
    }

    @Test
    void anotherOrderAnotherAmountAndAnotherCustomerAreRefused() {
        var billNo = samples.issued("C-hold-3", "300.00");
        hold("O3", "C-hold-3", billNo, 30001)
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("DUE_DIFFERS")
                .jsonPath("$.dueFen")
                .isEqualTo(30000);
        hold("O3", "C-other", billNo, 30000).expectStatus().isNotFound();
        hold("O3", "C-hold-3", billNo, 30000).expectStatus().isOk();
        hold("O4", "C-hold-3", billNo, 30000)
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BILL_HELD");
        book("O4", "C-hold-3", billNo, 30000)
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BILL_NOT_PAYABLE");
    }

    @Test
    void oneOfTwoBillsRefusedLeavesTheOtherFree() {
        var free = samples.issued("C-hold-4", "1.00");
        var taken = samples.issued("C-hold-4", "2.00");
        hold("O5", "C-hold-4", taken, 200).expectStatus().isOk();
        charge.post()
                .uri("/internal/bills/hold")
                .body(new HoldBills(
                        "O6",
                        "C-hold-4",
                        List.of(new HoldBills.Item(free, 100, false), new HoldBills.Item(taken, 200, false)),
                        LATER))
                .exchange()
                .expectStatus()
                .isEqualTo(409);
        hold("O7", "C-hold-4", free, 100).expectStatus().isOk();
    }

    @Test
    void aReleasedBillCanBeTakenAgain() {
        var billNo = samples.issued("C-hold-5", "300.00");
        hold("O8", "C-hold-5", billNo, 30000).expectStatus().isOk();
        charge.post()
                .uri("/internal/bills/release")
                .body(new ReleaseBills("O8", "C-hold-5", List.of(billNo)))
                .exchange()
                .expectStatus()
                .isOk();
        hold("O9", "C-hold-5", billNo, 30000).expectStatus().isOk();
    }

    @Test
    void ofManyOrdersAtOnceExactlyOneTakesTheBill() throws Exception {
        var billNo = samples.issued("C-hold-6", "300.00");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> orders = IntStream.range(0, 8)
                    .<Callable<Integer>>mapToObj(i -> () -> hold("P" + i, "C-hold-6", billNo, 30000)
                            .returnResult(String.class)
                            .getStatus()
                            .value())
                    .toList();
            var statuses = threads.invokeAll(orders).stream()
                    .map(order -> order.resultNow())
                    .toList();
            assertThat(statuses).containsOnly(200, 409);
            assertThat(statuses.stream().filter(status -> status == 200)).hasSize(1);
        }
    }

    @Test
    void onlyServicesMayAsk() {
        var billNo = samples.issued("C-hold-7", "300.00");
        var request = new HoldBills("O1", "C-hold-7", List.of(new HoldBills.Item(billNo, 30000, false)), LATER);
        Doors.resident(port, "C-hold-7")
                .post()
                .uri("/internal/bills/hold")
                .body(request)
                .exchange()
                .expectStatus()
                .isForbidden();
        Doors.stranger(port)
                .post()
                .uri("/internal/bills/hold")
                .body(request)
                .exchange()
                .expectStatus()
                .isUnauthorized();
    }
}
