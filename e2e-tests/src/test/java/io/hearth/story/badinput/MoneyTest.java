package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.district.Resident;
import io.hearth.site.Answer;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.http.HttpMethod;
import tools.jackson.databind.JsonNode;

/** Orders that must not come about, and what a resident must not see of another. */
@NullUnmarked
class MoneyTest {

    private static final String ORDERS = "/api/charge-orders";

    private static Resident resident;
    private static JsonNode bill;
    private static Resident neighbour;
    private static JsonNode billOfTheNeighbour;
    private static String orderOfTheNeighbour;

    @BeforeAll
    static void theySignIn() {
        resident = Cast.resident(3);
        bill = resident.unpaidBills().getFirst();
        neighbour = Cast.resident(4);
        var theirs = neighbour.unpaidBills();
        billOfTheNeighbour = theirs.getFirst();
        orderOfTheNeighbour =
                neighbour.order(theirs).good().path("chargeOrderNo").asString();
    }

    @AfterAll
    static void theNeighbourDoesNotPayAfterAll() {
        neighbour
                .door()
                .post(ORDERS + "/" + orderOfTheNeighbour + "/close", null)
                .good();
    }

    @TestFactory
    Stream<DynamicTest> amountsThatAreNoneAreRefused() {
        return Harmless.tests(Stream.of("-1", "0", "-0", "0.5", "1.0", "1e2", "\"100\"", "true", "null", "[]", "{}")
                .map(amount -> new Case("amountFen " + amount, () -> order(withAmount(amount)), 422)));
    }

    @TestFactory
    Stream<DynamicTest> amountsThatAreNotDueAreRefused() {
        long due = bill.path("outstandingFen").asLong();
        return Harmless.tests(Stream.of(
                new Case("one fen too much", () -> order(withAmount("" + (due + 1))), 409),
                new Case("one fen too little", () -> order(withAmount("" + (due - 1))), 409),
                new Case(
                        "more than is due as a part",
                        () -> order(with("items", List.of(with(with(item(bill), "part", true), "amountFen", due + 1)))),
                        409),
                new Case("a number that is too large to be read", () -> order(withAmount("9223372036854775808")), 400),
                new Case("the largest number", () -> order(withAmount("" + Long.MAX_VALUE)), 409, 422),
                new Case("no amount", () -> order(withItem("amountFen", null)), 422)));
    }

    @TestFactory
    Stream<DynamicTest> billsThatCannotBePaidAreRefused() {
        var theirs = billOfTheNeighbour;
        return Harmless.tests(Stream.of(
                new Case("a neighbour's bill", () -> order(with("items", List.of(item(theirs)))), 404),
                new Case(
                        "a neighbour's bill with the own",
                        () -> order(with("items", List.of(item(bill), item(theirs)))),
                        404),
                new Case("for a neighbour", () -> order(with("customerNo", neighbour.customerNo())), 404),
                new Case("a neighbour's bill for the neighbour", () -> order(neighbour.orderOf(List.of(theirs))), 404),
                new Case("a bill that there is not", () -> order(withItem("billNo", "B0")), 404),
                new Case("no bill number", () -> order(withItem("billNo", " ")), 422),
                new Case("a long bill number", () -> order(withItem("billNo", "9".repeat(33))), 422),
                new Case("a bill named twice", () -> order(with("items", List.of(item(bill), item(bill)))), 422),
                new Case("no bills", () -> order(with("items", List.of())), 422),
                new Case("an item that is null", () -> order(with("items", Collections.singletonList(null))), 422),
                new Case("too many bills", () -> order(with("items", Collections.nCopies(21, item(bill)))), 422),
                new Case("a customer that there is not", () -> order(with("customerNo", "C0")), 404),
                new Case("no customer", () -> order(with("customerNo", null)), 422)));
    }

    @TestFactory
    Stream<DynamicTest> waysToPayThatThereAreNotAreRefused() {
        return Harmless.tests(Stream.of(
                new Case("an unknown channel", () -> order(with("channel", "PIGEON")), 422),
                new Case("a channel in small letters", () -> order(with("channel", "wechat")), 422),
                new Case("a number for a channel", () -> order(with("channel", 0)), 422),
                new Case("no channel", () -> order(with("channel", null)), 422),
                new Case("an unknown method", () -> order(with("method", "CASH")), 422),
                new Case("JSAPI without a payer", () -> order(with("method", "JSAPI")), 422),
                new Case("H5 without an address", () -> order(with("method", "H5")), 422),
                new Case("an address that is none", () -> order(with("clientIp", "localhost; DROP TABLE bill")), 422)));
    }

    @TestFactory
    Stream<DynamicTest> ordersNeedAnIdempotencyKey() {
        return Harmless.tests(Stream.of(
                new Case("no key", () -> orderWith(Map.of()), 400),
                new Case("an empty key", () -> orderWith(Map.of("Idempotency-Key", "")), 400, 422),
                new Case("a blank in the key", () -> orderWith(Map.of("Idempotency-Key", "a b")), 400, 422),
                new Case("a long key", () -> orderWith(Map.of("Idempotency-Key", "k".repeat(129))), 400, 422)));
    }

    @TestFactory
    Stream<DynamicTest> whatIsANeighboursIsNotThereForOthers() {
        var billNo = billOfTheNeighbour.path("billNo").asString();
        return Harmless.tests(Stream.of(
                foreign(HttpMethod.GET, ORDERS + "/" + orderOfTheNeighbour),
                foreign(HttpMethod.POST, ORDERS + "/" + orderOfTheNeighbour + "/close"),
                foreign(HttpMethod.GET, "/api/bills/" + billNo),
                foreign(HttpMethod.GET, "/api/customers/" + neighbour.customerNo()),
                foreign(
                        HttpMethod.GET,
                        "/api/properties/"
                                + billOfTheNeighbour.path("propertyId").asLong())));
    }

    @Test
    void aNeighboursInvoicesAreNotListed() {
        assertThat(resident.door()
                        .get("/api/invoices?chargeOrderNo=" + orderOfTheNeighbour)
                        .items())
                .isEmpty();
    }

    private static Case foreign(HttpMethod method, String path) {
        return new Case(method + " " + path, () -> resident.door().send(method, path, null, Map.of()), 404);
    }

    private static Answer order(Object body) {
        return resident.door().post(ORDERS, body);
    }

    /** The right order, with these headers instead of a key. */
    private static Answer orderWith(Map<String, String> headers) {
        return resident.door().send(HttpMethod.POST, ORDERS, resident.orderOf(List.of(bill)), headers);
    }

    private static Map<String, Object> with(String field, Object value) {
        return with(resident.orderOf(List.of(bill)), field, value);
    }

    private static Map<String, Object> withItem(String field, Object value) {
        return with("items", List.of(with(item(bill), field, value)));
    }

    private static String withAmount(String json) {
        return "{\"customerNo\":\"%s\",\"items\":[{\"billNo\":\"%s\",\"amountFen\":%s}],\"channel\":\"WECHAT\",\"method\":\"NATIVE\"}"
                .formatted(resident.customerNo(), bill.path("billNo").asString(), json);
    }

    private static Map<String, Object> item(JsonNode bill) {
        return Map.of(
                "billNo", bill.path("billNo").asString(),
                "amountFen", bill.path("outstandingFen").asLong());
    }

    private static Map<String, Object> with(Map<String, Object> whole, String field, Object value) {
        var changed = new HashMap<>(whole);
        changed.put(field, value);
        return changed;
    }
}
