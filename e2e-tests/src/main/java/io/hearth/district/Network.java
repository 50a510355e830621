package io.hearth.district;

import io.hearth.site.Door;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Heat source, stations, districts and communities, entered one by one as an administrator does; what is there is kept. */
final class Network {

    private final Door admin;
    private int entered;

    Network(Door admin) {
        this.admin = admin;
    }

    /** Enters a file of {@code heatSource,station,district,community} and returns how many things were not there before. */
    int enter(Path csv) {
        for (var row : rows(csv)) {
            long heatSource = idOf("/api/heat-sources", Map.of("name", row[0]));
            long station = idOf("/api/stations", Map.of("name", row[1], "heatSourceId", heatSource));
            long district = idOf("/api/districts", Map.of("name", row[2]));
            idOf("/api/communities", Map.of("name", row[3], "districtId", district, "stationId", station));
        }
        return entered;
    }

    private long idOf(String path, Map<String, Object> wanted) {
        return admin.get(path + "?size=200").items().stream()
                .filter(there -> there.path("name").asString().equals(wanted.get("name")))
                .map(there -> there.path("id").asLong())
                .findFirst()
                .orElseGet(() -> {
                    entered++;
                    return admin.post(path, new HashMap<>(wanted))
                            .good()
                            .path("id")
                            .asLong();
                });
    }

    private static List<String[]> rows(Path csv) {
        try (var lines = Files.lines(csv)) {
            return lines.skip(1)
                    .filter(line -> !line.isBlank())
                    .map(line -> line.split(","))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the network in " + csv, e);
        }
    }
}
