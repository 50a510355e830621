package io.hearth.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** invoice-service: one invoice for each paid order, however often it is told. */
final class Invoices {

    private final World world;
    private final Set<String> consumed = new HashSet<>();
    private final Map<String, Integer> issued = new HashMap<>();

    Invoices(World world) {
        this.world = world;
    }

    int of(String chargeOrderNo) {
        return issued.getOrDefault(chargeOrderNo, 0);
    }

    Step issue(Broker.Half message) {
        return () -> {
            if (consumed.add(message.key) || world.rules().has(Bug.MESSAGE_TAKEN_TWICE)) {
                issued.merge(message.chargeOrderNo, 1, Integer::sum);
                world.note("invoice", () -> "for " + message.chargeOrderNo);
            }
            return null;
        };
    }
}
