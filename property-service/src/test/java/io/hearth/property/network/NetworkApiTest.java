package io.hearth.property.network;

import static io.hearth.property.PlacesForTests.name;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Role;
import io.hearth.property.PlacesForTests;
import io.hearth.property.PropertyServiceTest;
import io.hearth.test.Doors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@PropertyServiceTest
class NetworkApiTest {

    @LocalServerPort
    int port;

    RestTestClient admin;
    PlacesForTests places;

    @BeforeEach
    void signIn() {
        admin = Doors.staff(port, Role.ADMIN);
        places = new PlacesForTests(admin);
    }

    @Test
    void whatIsEnteredCanBeRead() {
        var sourceName = name("热源");
        var source = places.heatSource(sourceName);
        var stationName = name("换热站");
        var station = places.station(stationName, source);
        var district = places.district(name("片区"));

        admin.get()
                .uri("/api/stations/" + station)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.name")
                .isEqualTo(stationName)
                .jsonPath("$.heatSource")
                .isEqualTo(sourceName);
        admin.get().uri("/api/heat-sources/" + source).exchange().expectStatus().isOk();
        admin.get().uri("/api/districts/" + district).exchange().expectStatus().isOk();
        admin.get()
                .uri("/api/stations?heatSourceId=" + source)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(1)
                .jsonPath("$.items[0].id")
                .isEqualTo((int) station);
        for (var list : new String[] {"heat-sources", "districts", "stations"}) {
            admin.get()
                    .uri("/api/" + list + "?size=1")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.items.length()")
                    .isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"heat-sources", "districts"})
    void aNameIsThereOnce(String kind) {
        var name = name("名");
        post(kind, "{\"name\":\"" + name + "\"}").expectStatus().isCreated();
        post(kind, "{\"name\":\" " + name + " \"}")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("NAME_TAKEN");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"name\":null}",
                "{\"name\":\" \"}",
                "{\"name\":[]}",
                "{\"name\":\"a\\u0000b\"}",
                "{\"name\":\"a\",\"id\":7}"
            })
    void badContentIsRefused(String body) {
        for (var kind : new String[] {"heat-sources", "districts", "stations"}) {
            post(kind, body).expectStatus().isEqualTo(422);
        }
        post("districts", "{\"name\":\"" + "x".repeat(101) + "\"}")
                .expectStatus()
                .isEqualTo(422);
        post("districts", "{").expectStatus().isEqualTo(400);
    }

    @Test
    void aStationNeedsAHeatSourceThatThereIs() {
        post("stations", "{\"name\":\"" + name("站") + "\",\"heatSourceId\":999999}")
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("HEAT_SOURCE_NOT_FOUND");
        post("stations", "{\"name\":\"" + name("站") + "\",\"heatSourceId\":\"one\"}")
                .expectStatus()
                .isEqualTo(422);
    }

    @ParameterizedTest
    @CsvSource({
        "heat-sources, HEAT_SOURCE_NOT_FOUND",
        "districts, DISTRICT_NOT_FOUND",
        "stations, STATION_NOT_FOUND",
        "communities, COMMUNITY_NOT_FOUND",
        "buildings, BUILDING_NOT_FOUND",
        "properties, PROPERTY_NOT_FOUND",
        "properties/imports, IMPORT_NOT_FOUND"
    })
    void whatThereIsNotAnswers404(String kind, String code) {
        admin.get()
                .uri("/api/" + kind + "/999999999")
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo(code)
                .jsonPath("$.traceId")
                .value(String.class, id -> assertThat(id).isNotEmpty());
        admin.get().uri("/api/" + kind + "/x").exchange().expectStatus().isEqualTo(422);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heat-sources",
                "districts",
                "stations",
                "communities",
                "buildings",
                "properties",
                "properties/imports"
            })
    void residentsAndStrangersStayOutside(String kind) {
        Doors.resident(port, "C1")
                .get()
                .uri("/api/" + kind)
                .exchange()
                .expectStatus()
                .isForbidden();
        Doors.stranger(port).get().uri("/api/" + kind).exchange().expectStatus().isUnauthorized();
        Doors.staff(port, Role.FINANCE)
                .post()
                .uri("/api/" + kind)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{}")
                .exchange()
                .expectStatus()
                .is4xxClientError();
    }

    @Test
    void clerksReadTheNetworkButDoNotEnterIt() {
        var clerk = Doors.staff(port, Role.CLERK);
        clerk.get().uri("/api/districts").exchange().expectStatus().isOk();
        clerk.post()
                .uri("/api/districts")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"name\":\"" + name("片区") + "\"}")
                .exchange()
                .expectStatus()
                .isForbidden();
    }

    private RestTestClient.ResponseSpec post(String kind, String body) {
        return admin.post()
                .uri("/api/" + kind)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }
}
