package io.hearth.property;

import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

/** Enters places through the door, under names that no other test uses. */
public final class PlacesForTests {

    private final RestTestClient admin;

    public PlacesForTests(RestTestClient admin) {
        this.admin = admin;
    }

    public static String name(String kind) {
        return kind + UUID.randomUUID().toString().substring(0, 8);
    }

    public long district(String name) {
        return id("/api/districts", Map.of("name", name));
    }

    public long heatSource(String name) {
        return id("/api/heat-sources", Map.of("name", name));
    }

    public long station(String name, long heatSourceId) {
        return id("/api/stations", Map.of("name", name, "heatSourceId", heatSourceId));
    }

    public long community(String name, long districtId) {
        return id("/api/communities", Map.of("name", name, "districtId", districtId));
    }

    public long community(String name, long districtId, long stationId) {
        return id("/api/communities", Map.of("name", name, "districtId", districtId, "stationId", stationId));
    }

    public long building(long communityId, String name) {
        return id("/api/buildings", Map.of("communityId", communityId, "name", name));
    }

    /** A dwelling of 80 m² in a place of its own. */
    public long property() {
        return property(building(community(name("小区"), district(name("片区"))), "1号楼"), "101");
    }

    public long property(long buildingId, String room) {
        return id(
                "/api/properties",
                Map.of(
                        "buildingId",
                        buildingId,
                        "room",
                        room,
                        "unit",
                        "2",
                        "buildingAreaSquareMetres",
                        "80.00",
                        "customerClass",
                        "RESIDENT"));
    }

    private long id(String path, Map<String, Object> body) {
        var answer = admin.post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody(Map.class)
                .returnResult()
                .getResponseBody();
        var created = Objects.requireNonNull(answer);
        return ((Number) Objects.requireNonNull(created.getOrDefault("propertyId", created.get("id")))).longValue();
    }
}
