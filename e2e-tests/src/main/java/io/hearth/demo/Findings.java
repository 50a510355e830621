package io.hearth.demo;

import io.hearth.site.Door;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** How the payments of a demonstration became known, as payment-service shows it to staff. */
final class Findings {

    private final List<JsonNode> payments;

    Findings(Door staff, List<Payment> payments) {
        this.payments = payments.stream()
                .map(payment -> staff.get("/api/payments/" + payment.payNo()).good())
                .toList();
    }

    /** Paid ones that no callback ever told of. */
    long byQuery() {
        return payments.stream()
                .filter(payment -> payment.path("status").asString().equals("PAID"))
                .filter(payment -> payment.path("notifications").isEmpty())
                .count();
    }

    /** Paid ones whose callback came more than once. */
    long toldTwice() {
        return payments.stream()
                .filter(payment -> payment.path("notifications")
                        .valueStream()
                        .anyMatch(told -> told.path("copies").asInt() > 1))
                .count();
    }
}
