package io.hearth.district;

import io.hearth.site.Answer;
import io.hearth.site.Door;
import io.hearth.site.Site;
import io.hearth.site.Waiting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * A resident who is signed in.
 *
 * @param door the gateway as this resident's phone reaches it
 */
public record Resident(String customerNo, Door door) {

    private static final Duration UNTIL_BOOKED = Duration.ofSeconds(90);

    /**
     * Signs the holder of a customer number in by SMS code. Whoever plays residents needs their phones: a clerk who asks for
     * one leaves a trace with the reason.
     */
    public static Resident signIn(Site site, Door admin, String customerNo) {
        var phone = admin.post(
                        "/api/customers/" + customerNo + "/disclosures",
                        Map.of("reason", "this resident is played from outside"))
                .good()
                .path("phone")
                .asString();
        return new Resident(customerNo, site.people().resident(phone));
    }

    /** Own bills of the season that nothing has been paid on and nobody is paying. */
    public List<JsonNode> unpaidBills() {
        return door.get("/api/me/bills?status=UNPAID&season=" + District.SEASON).items();
    }

    /** Asks to pay bills in full by WeChat, once. */
    public Answer order(List<JsonNode> bills) {
        return order(bills, UUID.randomUUID().toString());
    }

    /** The same under an idempotency key, so that it can be said twice. */
    public Answer order(List<JsonNode> bills, String idempotencyKey) {
        return door.post("/api/charge-orders", orderOf(bills), idempotencyKey);
    }

    /** The body that asks to pay bills in full by WeChat. */
    public Map<String, Object> orderOf(List<JsonNode> bills) {
        var items = new ArrayList<Map<String, Object>>();
        bills.forEach(bill -> items.add(Map.of(
                "billNo", bill.path("billNo").asString(),
                "amountFen", bill.path("outstandingFen").asLong())));
        return Map.of("customerNo", customerNo, "items", items, "channel", "WECHAT", "method", "NATIVE");
    }

    public JsonNode chargeOrder(String chargeOrderNo) {
        return door.get("/api/charge-orders/" + chargeOrderNo).good();
    }

    /** Looks at the order, as a phone that polls, until it has this status. */
    public JsonNode awaitStatus(String chargeOrderNo, String status) {
        return Waiting.until(
                "charge order " + chargeOrderNo + " to be " + status,
                UNTIL_BOOKED,
                () -> chargeOrder(chargeOrderNo),
                order -> order.path("status").asString().equals(status));
    }
}
