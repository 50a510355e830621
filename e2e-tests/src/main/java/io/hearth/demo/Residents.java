package io.hearth.demo;

import io.hearth.site.Answer;
import io.hearth.site.Door;
import io.hearth.site.PayChannel;
import io.hearth.site.People;
import io.hearth.site.Site;
import io.hearth.site.Waiting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Residents with bills to pay: who they are, and how each signs in and pays on the phone. */
final class Residents {

    private static final Duration UNTIL_BOOKED = Duration.ofSeconds(90);
    private static final int MANY = 1_000;

    private final Door admin;
    private final People people;
    private final PayChannel channel;
    private final String season;

    Residents(Site site, Door admin, String season) {
        this.admin = admin;
        this.people = site.people();
        this.channel = site.payChannel();
        this.season = season;
    }

    /** Customers with unpaid bills of the season, in the order of their bills. */
    List<String> owing(int howMany) {
        var customers = new LinkedHashSet<String>();
        var page = 1;
        List<JsonNode> bills;
        do {
            bills = admin.get("/api/bills?status=UNPAID&size=200&season=" + season + "&page=" + page++)
                    .items();
            bills.forEach(bill -> customers.add(bill.path("customerNo").asString()));
        } while (customers.size() < howMany && !bills.isEmpty());
        return customers.stream().limit(howMany).toList();
    }

    /**
     * One of them signs in by SMS code and pays all own unpaid bills; returns once the payment is booked.
     *
     * @param callback what is to become of the channel's callback
     */
    Payment pay(String customerNo, Payment.Callback callback) {
        var phone = people.resident(phoneOf(customerNo));
        var bills = phone.get("/api/me/bills?status=UNPAID&season=" + season).items();
        long began = System.nanoTime();
        var created = order(phone, customerNo, bills);
        var order = created.good();
        var payNo = order.path("payNo").asString();
        switch (callback) {
            case COMES -> {}
            case LOST -> channel.misbehave("NOTIFY", "LOSE", payNo, MANY);
            case TWICE -> channel.misbehave("NOTIFY", "TWICE", payNo, 1);
        }
        channel.pay(payNo);
        var chargeOrderNo = order.path("chargeOrderNo").asString();
        Waiting.until(
                "charge order " + chargeOrderNo + " to be paid",
                UNTIL_BOOKED,
                () -> phone.get("/api/charge-orders/" + chargeOrderNo)
                        .good()
                        .path("status")
                        .asString(),
                "PAID"::equals);
        return new Payment(
                customerNo,
                chargeOrderNo,
                payNo,
                order.path("amountFen").asLong(),
                callback,
                Duration.ofNanos(System.nanoTime() - began),
                created.traceId());
    }

    private Answer order(Door phone, String customerNo, List<JsonNode> bills) {
        var items = new ArrayList<Map<String, Object>>();
        bills.forEach(bill -> items.add(Map.of(
                "billNo", bill.path("billNo").asString(),
                "amountFen", bill.path("outstandingFen").asLong())));
        return phone.post(
                "/api/charge-orders",
                Map.of("customerNo", customerNo, "items", items, "channel", "WECHAT", "method", "NATIVE"));
    }

    /** The demonstration plays the residents, so it asks for their phones; a clerk who asks leaves a trace with the reason. */
    private String phoneOf(String customerNo) {
        return admin.post(
                        "/api/customers/" + customerNo + "/disclosures",
                        Map.of("reason", "the demonstration plays this resident"))
                .good()
                .path("phone")
                .asString();
    }
}
