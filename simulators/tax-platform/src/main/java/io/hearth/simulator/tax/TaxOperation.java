package io.hearth.simulator.tax;

import java.util.Optional;

/** What can be asked of the platform, as orders to misbehave name it. */
enum TaxOperation {
    ISSUE,
    RED,
    QUERY;

    static final String INVOICES = "/v1/invoices";
    static final String RED_INVOICES = "/v1/red-invoices";

    static Optional<TaxOperation> of(String method, String path) {
        return switch (method + " " + path) {
            case "POST " + INVOICES -> Optional.of(ISSUE);
            case "POST " + RED_INVOICES -> Optional.of(RED);
            case String other when other.startsWith("GET " + INVOICES + "/") -> Optional.of(QUERY);
            default -> Optional.empty();
        };
    }
}
