package io.hearth.district;

import io.hearth.site.Door;
import io.hearth.site.Waiting;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The price document of a city, and the bills of a season by it. */
final class SeasonBills {

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Door admin;

    SeasonBills(Door admin) {
        this.admin = admin;
    }

    /** Publishes a ready-made tariff unless it is published, and returns it. */
    JsonNode publish(String code) {
        var there = admin.get("/api/tariffs?size=200").items().stream()
                .filter(tariff -> tariff.path("tariff").asString().equals(code))
                .findFirst();
        var tariff = there.orElseGet(
                () -> admin.post("/api/tariffs/ready-made/" + code, null).good());
        return tariff.path("status").asString().equals("PUBLISHED")
                ? tariff
                : admin.post("/api/tariffs/" + tariff.path("id").asLong() + "/publish", null)
                        .good();
    }

    /** Bills all properties for a season, those with a bill excepted, and returns the finished run. */
    JsonNode bill(String season, String tariff) {
        long id = admin.post("/api/billing-runs", Map.of("season", season, "tariff", tariff))
                .good()
                .path("id")
                .asLong();
        return Waiting.until(
                "the billing run",
                PATIENCE,
                () -> admin.get("/api/billing-runs/" + id).good(),
                run -> !run.path("status").asString().equals("RUNNING"));
    }
}
