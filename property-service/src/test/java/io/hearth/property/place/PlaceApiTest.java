package io.hearth.property.place;

import static io.hearth.property.PlacesForTests.name;

import io.hearth.identity.Role;
import io.hearth.property.CustomersInMemory;
import io.hearth.property.PlacesForTests;
import io.hearth.property.PropertyServiceTest;
import io.hearth.test.Doors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@PropertyServiceTest
class PlaceApiTest {

    @LocalServerPort
    int port;

    @Autowired
    CustomersInMemory customers;

    RestTestClient admin;
    RestTestClient clerk;
    PlacesForTests places;

    @BeforeEach
    void signIn() {
        admin = Doors.staff(port, Role.ADMIN);
        clerk = Doors.staff(port, Role.CLERK);
        places = new PlacesForTests(admin);
    }

    @Test
    void aPropertyTellsWhereItLies() {
        var districtName = name("片区");
        var communityName = name("小区");
        var station = places.station(name("站"), places.heatSource(name("热源")));
        var community = places.community(communityName, places.district(districtName), station);
        var property = places.property(places.building(community, "3"), "501");

        clerk.get()
                .uri("/api/properties/" + property)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.address")
                .isEqualTo(communityName + " 3号楼 2单元 501")
                .jsonPath("$.district")
                .isEqualTo(districtName)
                .jsonPath("$.station")
                .exists()
                .jsonPath("$.buildingAreaSquareMetres")
                .isEqualTo("80.00")
                .jsonPath("$.supplyStatus")
                .isEqualTo("HEATED")
                .jsonPath("$.customerNo")
                .isEmpty();
    }

    @Test
    void propertiesAreFoundByPlaceAndAddress() {
        var districtName = name("片区");
        var communityName = name("小区");
        var district = places.district(districtName);
        var community = places.community(communityName, district);
        var building = places.building(community, "1号楼");
        places.property(building, "101");
        places.property(building, "102");
        places.property(places.building(community, "2号楼"), "101");

        for (var query : new String[] {
            "districtId=" + district, "communityId=" + community, "keyword=" + communityName,
        }) {
            total("/api/properties?" + query, 3);
        }
        total("/api/properties?buildingId=" + building, 2);
        total("/api/properties?supplyStatus=STOPPED&communityId=" + community, 0);
        total("/api/properties?customerNo=C0", 0);
        total("/api/communities?districtId=" + district, 1);
        total("/api/buildings?communityId=" + community, 2);
        clerk.get()
                .uri("/api/properties?supplyStatus=WARM")
                .exchange()
                .expectStatus()
                .isEqualTo(422);
        clerk.get()
                .uri("/api/properties?districtId=x")
                .exchange()
                .expectStatus()
                .isEqualTo(422);
        clerk.get().uri("/api/properties?size=0").exchange().expectStatus().isEqualTo(422);
    }

    @Test
    void anAddressIsThereOnceInAnySpelling() {
        var building = places.building(places.community(name("小区"), places.district(name("片区"))), "1号楼");
        var property = places.property(building, "301");

        send(HttpMethod.POST, "/api/properties", """
                {"buildingId":%d,"unit":"二单元","room":"0301室","usableAreaSquareMetres":"60.00","customerClass":"RESIDENT"}""".formatted(building))
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("PROPERTY_EXISTS")
                .jsonPath("$.propertyId")
                .isEqualTo((int) property);
    }

    @Test
    void placesAreThereOnceInAnySpelling() {
        var district = places.district(name("片区"));
        var communityName = name("小区");
        var community = places.community(communityName, district);
        places.building(community, "1号楼");

        send(
                        HttpMethod.POST,
                        "/api/communities",
                        "{\"name\":\"%s \",\"districtId\":%d}".formatted(communityName, district))
                .expectStatus()
                .isEqualTo(409);
        send(HttpMethod.POST, "/api/buildings", "{\"communityId\":%d,\"name\":\"1#\"}".formatted(community))
                .expectStatus()
                .isEqualTo(409);
        send(HttpMethod.POST, "/api/communities", "{\"name\":\"%s\",\"districtId\":999999}".formatted(name("小区")))
                .expectStatus()
                .isNotFound();
        send(HttpMethod.POST, "/api/buildings", "{\"communityId\":999999,\"name\":\"1\"}")
                .expectStatus()
                .isNotFound();
        send(
                        HttpMethod.POST,
                        "/api/buildings",
                        "{\"communityId\":%d,\"name\":\"9\",\"stationId\":999999}".formatted(community))
                .expectStatus()
                .isNotFound();
    }

    @Test
    void storeysTellTheTypeUnlessItIsSaid() {
        var community = places.community(name("小区"), places.district(name("片区")));
        send(
                        HttpMethod.POST,
                        "/api/buildings",
                        "{\"communityId\":%d,\"name\":\"1\",\"storeys\":18}".formatted(community))
                .expectStatus()
                .isCreated()
                .expectBody()
                .jsonPath("$.buildingType")
                .isEqualTo("HIGH_RISE");
        send(
                        HttpMethod.POST,
                        "/api/buildings",
                        "{\"communityId\":%d,\"name\":\"2\",\"storeys\":7,\"buildingType\":\"MULTI_STOREY\",\"withLift\":false}"
                                .formatted(community))
                .expectStatus()
                .isCreated()
                .expectBody()
                .jsonPath("$.buildingType")
                .isEqualTo("MULTI_STOREY")
                .jsonPath("$.withLift")
                .isEqualTo(false);
        for (var wrong :
                new String[] {"\"storeys\":0", "\"storeys\":201", "\"buildingType\":\"TENT\"", "\"withLift\":\"yes\""
                }) {
            send(
                            HttpMethod.POST,
                            "/api/buildings",
                            "{\"communityId\":%d,\"name\":\"3\",%s}".formatted(community, wrong))
                    .expectStatus()
                    .isEqualTo(422);
        }
    }

    @Test
    void aBuildingChangesUnlessSomebodyWasFaster() {
        var building = places.building(places.community(name("小区"), places.district(name("片区"))), "1");
        send(HttpMethod.PATCH, "/api/buildings/" + building, "{\"version\":0,\"storeys\":6,\"withLift\":true}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.buildingType")
                .isEqualTo("MULTI_STOREY")
                .jsonPath("$.version")
                .isEqualTo(1);
        send(HttpMethod.PATCH, "/api/buildings/" + building, "{\"version\":0,\"storeys\":7}")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("PLACE_CHANGED");
    }

    @Test
    void figuresOfAPropertyChangeUnlessSomebodyWasFaster() {
        var property = "/api/properties/" + places.property();
        send(HttpMethod.PATCH, property, """
                {"version":0,"usableAreaSquareMetres":"61.5","storeyHeightMetres":"3.6","customerClass":"SHOP",
                 "connectedFrom":"2026-11-20"}""")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.usableAreaSquareMetres")
                .isEqualTo("61.50")
                .jsonPath("$.buildingAreaSquareMetres")
                .isEqualTo("80.00")
                .jsonPath("$.customerClass")
                .isEqualTo("SHOP")
                .jsonPath("$.connectedFrom")
                .isEqualTo("2026-11-20")
                .jsonPath("$.version")
                .isEqualTo(1);
        send(HttpMethod.PATCH, property, "{\"version\":0,\"customerClass\":\"OFFICE\"}")
                .expectStatus()
                .isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"usableAreaSquareMetres\":\"0\"",
                "\"usableAreaSquareMetres\":\"-1.00\"",
                "\"usableAreaSquareMetres\":\"60.001\"",
                "\"usableAreaSquareMetres\":\"1000000.00\"",
                "\"usableAreaSquareMetres\":\"100000.01\"",
                "\"usableAreaSquareMetres\":\"NaN\"",
                "\"usableAreaSquareMetres\":\"a\"",
                "\"usableAreaSquareMetres\":{}",
                "\"innerAreaSquareMetres\":\"80.01\"",
                "\"storeyHeightMetres\":\"30.01\"",
                "\"customerClass\":\"shop\"",
                "\"connectedFrom\":20261120",
                "\"supplyStatus\":\"STOPPED\""
            })
    void figuresThatCannotBeAreRefused(String wrong) {
        var property = "/api/properties/" + places.property();
        send(HttpMethod.PATCH, property, "{\"version\":0," + wrong + "}")
                .expectStatus()
                .isEqualTo(422);
    }

    @Test
    void aDayThatIsNoneIsRefused() {
        send(
                        HttpMethod.PATCH,
                        "/api/properties/" + places.property(),
                        "{\"version\":0,\"connectedFrom\":\"2026-13-01\"}")
                .expectStatus()
                .is4xxClientError();
    }

    @Test
    void aPropertyNeedsSomeArea() {
        var building = places.building(places.community(name("小区"), places.district(name("片区"))), "1");
        send(
                        HttpMethod.POST,
                        "/api/properties",
                        "{\"buildingId\":%d,\"room\":\"101\",\"customerClass\":\"RESIDENT\"}".formatted(building))
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.errors[0].code")
                .isEqualTo("NO_AREA");
    }

    @Test
    void aResidentSeesOwnPropertiesOnly() {
        var own = places.property();
        var foreign = places.property();
        var customerNo = customers.opened();
        send(
                        HttpMethod.POST,
                        "/api/properties/" + own + "/bindings",
                        "{\"customerNo\":\"%s\",\"from\":\"2026-10-01\"}".formatted(customerNo))
                .expectStatus()
                .isCreated();
        var resident = Doors.resident(port, customerNo);

        resident.get()
                .uri("/api/me/properties")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(1)
                .jsonPath("$.items[0].propertyId")
                .isEqualTo((int) own)
                .jsonPath("$.items[0].customerNo")
                .isEqualTo(customerNo);
        resident.get().uri("/api/properties/" + own).exchange().expectStatus().isOk();
        resident.get()
                .uri("/api/properties/" + foreign)
                .exchange()
                .expectStatus()
                .isNotFound();
        resident.patch()
                .uri("/api/properties/" + own)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"version\":0}")
                .exchange()
                .expectStatus()
                .isForbidden();
        Doors.resident(port)
                .get()
                .uri("/api/me/properties")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(0);
        total("/api/properties?customerNo=" + customerNo, 1);
    }

    private void total(String uri, int total) {
        clerk.get()
                .uri(uri)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(total);
    }

    private RestTestClient.ResponseSpec send(HttpMethod method, String uri, String body) {
        return admin.method(method)
                .uri(uri)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }
}
