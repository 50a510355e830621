package io.hearth.site;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The tax platform's own book of invoices, as its simulator shows it. */
public final class TaxPlatform {

    private final Door platform;

    TaxPlatform(String address) {
        this.platform = new Door(address);
    }

    public List<JsonNode> invoices() {
        return platform.get("/simulator/tax/invoices").good().valueStream().toList();
    }
}
