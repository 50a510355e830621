package io.hearth.district;

import io.hearth.site.Door;
import io.hearth.site.Waiting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The import of a company's list of customers and properties. */
final class PropertyImport {

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final Set<String> AT_WORK = Set.of("WAITING", "RUNNING");

    private final Door admin;

    PropertyImport(Door admin) {
        this.admin = admin;
    }

    /**
     * Has a sheet worked through and returns the finished import.
     *
     * @param mode DRY_RUN or IMPORT
     */
    JsonNode run(Path sheet, String mode) {
        var accepted =
                admin.upload("/api/properties/imports?mode=" + mode, sheet).good();
        var url = accepted.path("statusUrl").asString();
        return Waiting.until(
                "the import",
                PATIENCE,
                () -> admin.get(url).good(),
                seen -> !AT_WORK.contains(seen.path("status").asString()));
    }
}
