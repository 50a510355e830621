package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.district.Resident;
import io.hearth.site.Answer;
import io.hearth.site.PayChannel;
import io.hearth.site.Waiting;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A resident pays, and what can go wrong on the way. */
class PayingTest {

    private static final int ALWAYS = 1_000;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final PayChannel channel = Town.SITE.payChannel();
    private final Resident resident = Town.resident();
    private final List<JsonNode> bills = resident.unpaidBills();

    @AfterEach
    void leavesBooksThatHold() {
        channel.behave();
        Town.booksHold();
    }

    @Test
    void theBillIsPaidInvoicedAndTheCustomerToldOnce() {
        var order = created(resident.order(bills));
        channel.pay(payNo(order));
        var paid = resident.awaitStatus(chargeOrderNo(order), "PAID");
        assertThat(paid.path("amountFen").asLong())
                .isEqualTo(bills.stream()
                        .mapToLong(bill -> bill.path("dueFen").asLong())
                        .sum());
        assertThat(resident.unpaidBills()).isEmpty();
        var invoices = Waiting.until(
                "the invoice",
                PATIENCE,
                () -> invoicesOf(order),
                seen -> seen.size() == 1 && status(seen.getFirst()).equals("ISSUED"));
        assertThat(invoices.getFirst().path("amountFen").asLong())
                .isEqualTo(paid.path("amountFen").asLong());
        assertThat(invoices.getFirst().path("invoiceNo").asString()).matches("\\d{20}");
        var messages = Waiting.until(
                "the message",
                PATIENCE,
                () -> Town.admin()
                        .get("/api/messages?customerNo=" + resident.customerNo())
                        .items(),
                seen -> seen.size() == 1 && status(seen.getFirst()).equals("SENT"));
        assertThat(messages).hasSize(1);
    }

    @Test
    void aDoubleClickWithOneKeyIsOneOrder() throws Exception {
        var key = UUID.randomUUID().toString();
        var answers = Town.atOnce(() -> resident.order(bills, key), () -> resident.order(bills, key));
        var good = answers.stream().filter(Answer::isGood).toList();
        assertThat(good).isNotEmpty();
        assertThat(answers).allMatch(answer -> answer.isGood() || answer.status() == 409);
        var again = created(resident.order(bills, key));
        assertThat(good).allMatch(answer -> chargeOrderNo(answer.body()).equals(chargeOrderNo(again)));
        payAndAwait(again);
    }

    @Test
    void aDoubleClickWithTwoKeysIsOneOrder() throws Exception {
        var answers = Town.atOnce(() -> resident.order(bills), () -> resident.order(bills));
        assertThat(answers).filteredOn(Answer::isGood).hasSize(1);
        assertThat(answers)
                .filteredOn(answer -> !answer.isGood())
                .singleElement()
                .satisfies(refused -> {
                    assertThat(refused.status()).isEqualTo(409);
                    assertThat(refused.code()).isEqualTo("BILL_BEING_PAID");
                });
        payAndAwait(answers.stream()
                .filter(Answer::isGood)
                .findFirst()
                .orElseThrow()
                .body());
    }

    @Test
    void aSecondPayerOfTheSameBillIsRefusedWhileAndAfterItIsPaid() {
        var order = created(resident.order(bills));
        var second = Town.clerk().post("/api/charge-orders", resident.orderOf(bills));
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.code()).isEqualTo("BILL_BEING_PAID");
        payAndAwait(order);
        var late = Town.clerk().post("/api/charge-orders", resident.orderOf(bills));
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.code()).isEqualTo("BILL_CLOSED");
    }

    @Test
    void aLostCallbackIsFoundByQuery() {
        var order = created(resident.order(bills));
        channel.misbehave("NOTIFY", "LOSE", payNo(order), ALWAYS);
        payAndAwait(order);
        assertThat(payment(order).path("notifications")).isEmpty();
    }

    @Test
    void aCallbackThatComesTwiceIsBookedOnce() {
        var order = created(resident.order(bills));
        channel.misbehave("NOTIFY", "TEN_AT_ONCE", payNo(order), 1);
        payAndAwait(order);
        var told = Waiting.until(
                "all copies",
                PATIENCE,
                () -> payment(order).path("notifications"),
                seen -> seen.path(0).path("copies").asInt() >= 10);
        assertThat(told).hasSize(1);
    }

    @Test
    void aForgedCallbackIsRefusedAndChangesNothing() {
        var order = created(resident.order(bills));
        channel.misbehave("NOTIFY", "FORGED_SIGNATURE", payNo(order), 1);
        channel.misbehave("NOTIFY", "LOSE", payNo(order), ALWAYS);
        channel.misbehave("QUERY", "HTTP_503", payNo(order), 1);
        channel.pay(payNo(order));
        var notice = Waiting.until(
                "the channel's note of the refusal",
                PATIENCE,
                () -> channel.trade(payNo(order)).good().path("notices"),
                seen -> !seen.isEmpty() && !seen.path(0).path("deliveries").isEmpty());
        assertThat(notice.toString()).contains("401");
        assertThat(payment(order).path("notifications")).isEmpty();
        resident.awaitStatus(chargeOrderNo(order), "PAID");
    }

    @Test
    void anotherAmountThanTheOrdersIsNotBookedAndBecomesAnIssue() {
        var order = created(resident.order(bills));
        long amountFen = order.path("amountFen").asLong();
        channel.pay(payNo(order), 1);
        var issues = Waiting.until(
                "the issue",
                PATIENCE,
                () -> Town.admin()
                        .get("/api/consistency-issues?status=OPEN&sourceId=" + payNo(order))
                        .items(),
                seen -> !seen.isEmpty());
        assertThat(issues)
                .singleElement()
                .satisfies(issue -> assertThat(issue.path("type").asString()).isEqualTo("AMOUNT_MISMATCH"));
        assertThat(status(resident.chargeOrder(chargeOrderNo(order)))).isEqualTo("PAYING");
        assertThat(amountFen).isGreaterThan(1);
    }

    @Test
    void aCreateThatTimesOutIsQueriedNotSentAgainAndItsLaterSuccessIsBooked() {
        channel.misbehaveNext("CREATE", "TIMEOUT_AFTER_EFFECT", 12_000);
        var order = created(resident.order(bills));
        assertThat(order.path("pay")).isEmpty();
        var payNo = payNoOf(order);
        channel.pay(payNo);
        resident.awaitStatus(chargeOrderNo(order), "PAID");
        var kinds = Town.admin()
                .get("/api/payments/" + payNo)
                .good()
                .path("requests")
                .valueStream()
                .map(request -> request.path("kind").asString())
                .toList();
        assertThat(kinds).startsWith("CREATE").filteredOn("CREATE"::equals).hasSize(1);
    }

    /** The number under which the channel knows an order whose creation it has not confirmed to the client. */
    private static String payNoOf(JsonNode order) {
        return Town.SITE
                .database()
                .client()
                .sql("SELECT pay_no FROM payment_db.payment_order WHERE charge_order_no = ?")
                .param(chargeOrderNo(order))
                .query(String.class)
                .single();
    }

    private void payAndAwait(JsonNode order) {
        channel.pay(payNo(order));
        resident.awaitStatus(chargeOrderNo(order), "PAID");
    }

    private static JsonNode payment(JsonNode order) {
        return Town.admin().get("/api/payments/" + payNo(order)).good();
    }

    private static List<JsonNode> invoicesOf(JsonNode order) {
        return Town.admin()
                .get("/api/invoices?chargeOrderNo=" + chargeOrderNo(order))
                .items();
    }

    private static JsonNode created(Answer answer) {
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer.body();
    }

    private static String chargeOrderNo(JsonNode order) {
        return order.path("chargeOrderNo").asString();
    }

    private static String payNo(JsonNode order) {
        return order.path("payNo").asString();
    }

    private static String status(JsonNode thing) {
        return thing.path("status").asString();
    }
}
