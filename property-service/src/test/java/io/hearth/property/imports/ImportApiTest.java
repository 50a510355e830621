package io.hearth.property.imports;

import static io.hearth.property.PlacesForTests.name;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Role;
import io.hearth.property.CustomersInMemory;
import io.hearth.property.PlacesForTests;
import io.hearth.property.PropertyServiceTest;
import io.hearth.test.Doors;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

@PropertyServiceTest
class ImportApiTest {

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient database;

    @Autowired
    CustomersInMemory customers;

    RestTestClient admin;
    ImportDoor imports;
    PlacesForTests places;

    private final String community = name("小区");
    private final String district = name("片区");

    @BeforeEach
    void signIn() {
        admin = Doors.staff(port, Role.ADMIN);
        imports = new ImportDoor(admin);
        places = new PlacesForTests(admin);
    }

    @Test
    void aWorkerThatDiesBetweenRegisteringAndStoringLeavesAnExactResult() {
        enterCommunity();
        customers.breakDownOnce(() -> {
            throw new AssertionError("the process dies here");
        });
        long id = imports.imported(sheet(250));

        imports.await(id, "COMPLETED").jsonPath("$.good").isEqualTo(250);
        assertThat(storedBy(id)).isEqualTo(250);
        assertThat(boundBy(id)).isEqualTo(250);
        assertThat(customers.registeredBy(id)).isEqualTo(250);
    }

    @Test
    void aDependencyThatIsDownIsWaitedFor() {
        enterCommunity();
        customers.breakDownOnce(() -> customers.breakDownOnce(() -> {
            throw new IllegalStateException("user-service is down");
        }));
        long id = imports.imported(sheet(250));

        imports.await(id, "COMPLETED").jsonPath("$.good").isEqualTo(250);
        assertThat(storedBy(id)).isEqualTo(250);
        assertThat(boundBy(id)).isEqualTo(250);
    }

    @Test
    void twoSheetsWithTheSameAddressesAtTheSameTimeStoreEachOnce() {
        enterCommunity();
        long first = imports.imported(sheet(150));
        long second = imports.imported(sheet(150) + "\n");
        imports.await(first, "COMPLETED");
        imports.await(second, "COMPLETED");

        assertThat(storedBy(first) + storedBy(second)).isEqualTo(150);
    }

    @Test
    void unknownPlacesAreRefusedByRowOrEnteredOnWish() {
        var station = name("站");
        var csv = ImportDoor.HEADER
                + "%s,1,1,101,居民,80,甲,,,%s,%s,%s\n".formatted(community, district, station, name("热源"))
                + "%s,1,1,102,居民,80,,,,,,\n".formatted(community)
                + "%s,1,1,103,居民,80,,,,%s,,\n".formatted(community, name("别的片区"));

        long refused = imports.imported(csv);
        imports.await(refused, "COMPLETED")
                .jsonPath("$.good")
                .isEqualTo(0)
                .jsonPath("$.findings.items[*].code")
                .isEqualTo(List.of(
                        "UNKNOWN_COMMUNITY",
                        "UNKNOWN_DISTRICT",
                        "UNKNOWN_STATION",
                        "UNKNOWN_COMMUNITY",
                        "UNKNOWN_COMMUNITY",
                        "UNKNOWN_DISTRICT"));

        long entered = imports.accepted(
                        csv.getBytes(StandardCharsets.UTF_8), "list.csv", "?mode=IMPORT&createMissingCommunities=true")
                .importId();
        imports.await(entered, "COMPLETED")
                .jsonPath("$.good")
                .isEqualTo(2)
                .jsonPath("$.findings.items[*].code")
                .isEqualTo(List.of("OTHER_DISTRICT"));
        assertThat(count("SELECT COUNT(*) FROM community WHERE name = '" + community + "'"))
                .isEqualTo(1);
        assertThat(count("SELECT COUNT(*) FROM station WHERE name = '" + station + "' AND heat_source_id IS NOT NULL"))
                .isEqualTo(1);
        assertThat(boundBy(entered))
                .as("a property without a customer is entered as empty")
                .isEqualTo(1);

        imports.undo(entered).expectStatus().isAccepted();
        imports.await(entered, "UNDONE");
        for (var table : List.of("community", "building", "district", "station", "heat_source", "property")) {
            assertThat(count("SELECT COUNT(*) FROM " + table + " WHERE import_id = " + entered))
                    .as(table)
                    .isZero();
        }
    }

    @Test
    void whatDiffersFromTheNetworkIsWarnedOf() {
        var source = name("热源");
        var station = name("站");
        var other = name("站");
        places.station(other, places.heatSource(name("热源")));
        var community1 = places.community(
                community, places.district(district), places.station(station, places.heatSource(source)));
        places.building(community1, "1号楼");

        long id = imports.imported(
                ImportDoor.HEADER + "%s,1号楼,,101,居民,80,,,,%s,%s,%s\n".formatted(community, district, other, source));

        imports.await(id, "COMPLETED")
                .jsonPath("$.good")
                .isEqualTo(1)
                .jsonPath("$.warnings")
                .isEqualTo(2)
                .jsonPath("$.findings.items[0].code")
                .isEqualTo("NETWORK_DIFFERS")
                .jsonPath("$.findings.items[0].severity")
                .isEqualTo("WARNING")
                .jsonPath("$.rejectedUrl")
                .isEmpty();
    }

    @Test
    void rowsAreRefusedWithTheirReasonsInTheReadersLanguage() {
        enterCommunity();
        long id = imports.imported(ImportDoor.HEADER
                + "%s,1,1,101,居民,0,,,,,,\n".formatted(community)
                + "%s,1,1,102,居民,80,,15400000001,,,,\n".formatted(community)
                + "%s,1,1,103,居民,80,甲,1540000000,,,,\n".formatted(community));

        imports.await(id, "COMPLETED")
                .jsonPath("$.rejected")
                .isEqualTo(3)
                .jsonPath("$.findings.items[*].code")
                .isEqualTo(List.of("AREA_NOT_POSITIVE", "MISSING_VALUE", "PHONE_NOT_VALID"));
        admin.get()
                .uri("/api/properties/imports/" + id + "?size=1&page=2")
                .header(HttpHeaders.ACCEPT_LANGUAGE, "en")
                .exchange()
                .expectBody()
                .jsonPath("$.findings.items.length()")
                .isEqualTo(1)
                .jsonPath("$.findings.items[0].message")
                .isEqualTo("Must not be blank")
                .jsonPath("$.findings.total")
                .isEqualTo(3);
    }

    @Test
    void noPhoneOrIdentityNumberLiesReadableInTheDatabase() {
        enterCommunity();
        long id = imports.imported(
                ImportDoor.HEADER + "%s,1,1,101,居民,80,甲,15400000001,990101199008020017,,,\n".formatted(community));
        imports.await(id, "COMPLETED").jsonPath("$.good").isEqualTo(1);

        var tables = database.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()")
                .query(String.class)
                .list();
        assertThat(tables).contains("property_import_part");
        for (var table : tables) {
            var columns = database.sql("""
                            SELECT column_name FROM information_schema.columns
                            WHERE table_schema = DATABASE() AND table_name = ?""").param(table).query(String.class).list().stream()
                    .map(column -> "COALESCE(CAST(`" + column + "` AS BINARY), '')")
                    .collect(Collectors.joining(", "));
            for (var secret : List.of("15400000001", "990101199008020017")) {
                assertThat(count("SELECT COUNT(*) FROM `%s` WHERE INSTR(CONCAT(%s), '%s') > 0"
                                .formatted(table, columns, secret)))
                        .as(table)
                        .isZero();
            }
        }
    }

    @Test
    void anImportInUseIsNotUndone() {
        enterCommunity();
        long id = imports.imported(sheet(3));
        imports.await(id, "COMPLETED");
        var property = count("SELECT MIN(id) FROM property WHERE import_id = " + id);
        change(property);

        imports.undo(id)
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("IMPORT_IN_USE")
                .jsonPath("$.properties")
                .isEqualTo(1);
        assertThat(storedBy(id)).isEqualTo(3);
    }

    @Test
    void anImportWhoseBindingsChangedIsNotUndone() {
        enterCommunity();
        long id = imports.imported(sheet(2));
        imports.await(id, "COMPLETED");
        database.sql("UPDATE binding SET valid_until = '2026-12-01' WHERE import_id = ? LIMIT 1")
                .param(id)
                .update();

        imports.undo(id).expectStatus().isEqualTo(409);
    }

    @Test
    void aCustomerWithAnotherPropertyOutlivesTheImport() {
        enterCommunity();
        long id = imports.imported(sheet(2));
        imports.await(id, "COMPLETED");
        var customerNo = database.sql("SELECT MIN(customer_no) FROM binding WHERE import_id = ?")
                .param(id)
                .query(String.class)
                .single();
        admin.post()
                .uri("/api/properties/" + places.property() + "/bindings")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"customerNo\":\"%s\",\"from\":\"2026-10-01\"}".formatted(customerNo))
                .exchange()
                .expectStatus()
                .isCreated();

        imports.undo(id).expectStatus().isAccepted();
        imports.await(id, "UNDONE").jsonPath("$.undoneProperties").isEqualTo(2);
        assertThat(customers.isKnown(customerNo)).isTrue();
        assertThat(customers.registeredBy(id)).isEqualTo(1);
    }

    @Test
    void onlyWhatWasStoredCanBeUndoneAndOnlyOnce() {
        enterCommunity();
        long trial = imports.accepted(sheet(1).getBytes(StandardCharsets.UTF_8), "list.csv", "")
                .importId();
        imports.await(trial, "COMPLETED");
        imports.undo(trial)
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("IMPORT_STEP_REFUSED");

        long id = imports.imported(sheet(1));
        imports.await(id, "COMPLETED");
        imports.undo(id).expectStatus().isAccepted();
        imports.await(id, "UNDONE");
        imports.undo(id).expectStatus().isEqualTo(409);
        imports.undo(999_999_999).expectStatus().isNotFound();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "a,b,c\n1,2,3\n", "小区,楼栋,房号\n江畔,1,101\n", "<html><table></table></html>"})
    void garbageIsRefusedAtOnce(String garbage) {
        imports.send(garbage, "?mode=IMPORT")
                .expectStatus()
                .isEqualTo(422)
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("SHEET_REFUSED")
                .jsonPath("$.errors[0].field")
                .isEqualTo("file")
                .jsonPath("$.errors[0].code")
                .exists();
    }

    @Test
    void randomBytesAreRefusedAtOnce() {
        var bytes = new byte[100_000];
        new Random(2026).nextBytes(bytes);
        imports.send(bytes, "random.xlsx", "").expectStatus().isEqualTo(422);
        bytes[0] = 'P';
        bytes[1] = 'K';
        bytes[2] = 3;
        bytes[3] = 4;
        imports.send(bytes, "random.xlsx", "").expectStatus().isEqualTo(422);
    }

    @Test
    void aSheetThatTurnsOutDamagedStoresNothing() {
        enterCommunity();
        var unpaired = sheet(120) + community + ",\"1,1,999,居民,80" + " ".repeat(300_000) + "\n";
        long id = imports.imported(unpaired);

        imports.await(id, "FAILED")
                .jsonPath("$.refusal.code")
                .isEqualTo("ROW_TOO_LONG")
                .jsonPath("$.refusal.message")
                .value(String.class, message -> assertThat(message).contains("引号"));
        assertThat(storedBy(id)).isZero();
    }

    @Test
    void aFileOverTheLimitIsRefused() {
        imports.send(new byte[(32 << 20) + 1], "large.xlsx", "")
                .expectStatus()
                .isEqualTo(413)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BODY_TOO_LARGE");
        imports.send(new byte[40 << 20], "larger.xlsx", "").expectStatus().isEqualTo(413);
    }

    @Test
    void whatIsNoUploadIsRefused() {
        imports.send(sheet(1), "?mode=REHEARSE").expectStatus().isEqualTo(422);
        imports.send(sheet(1), "?createMissingCommunities=perhaps")
                .expectStatus()
                .isEqualTo(422);
        imports.send(sheet(1).getBytes(StandardCharsets.UTF_8), "x".repeat(201), "")
                .expectStatus()
                .isEqualTo(422);
        admin.post()
                .uri("/api/properties/imports")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{}")
                .exchange()
                .expectStatus()
                .isEqualTo(415);
        admin.post()
                .uri("/api/properties/imports")
                .header(HttpHeaders.CONTENT_TYPE, "multipart/form-data; boundary=x")
                .body("--x--")
                .exchange()
                .expectStatus()
                .isBadRequest();
    }

    @Test
    void aFileNameIsForPeopleOnly() {
        enterCommunity();
        long id = imports.accepted(sheet(1).getBytes(StandardCharsets.UTF_8), "..\\..\\etc/名单.csv", "")
                .importId();
        imports.look(id).jsonPath("$.fileName").isEqualTo("名单.csv");
    }

    @Test
    void importsAreForAdministrators() {
        var clerk = new ImportDoor(Doors.staff(port, Role.CLERK));
        clerk.send(sheet(1), "").expectStatus().isForbidden();
        clerk.undo(1).expectStatus().isForbidden();
        new ImportDoor(Doors.stranger(port)).send(sheet(1), "").expectStatus().isUnauthorized();
        Doors.staff(port, Role.CLERK)
                .get()
                .uri("/api/properties/imports/1/rejected")
                .exchange()
                .expectStatus()
                .isForbidden();
        admin.get()
                .uri("/api/properties/imports?size=1")
                .exchange()
                .expectStatus()
                .isOk();
    }

    private void enterCommunity() {
        places.community(community, places.district(district));
    }

    private void change(long property) {
        admin.patch()
                .uri("/api/properties/" + property)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"version\":0,\"customerClass\":\"OFFICE\"}")
                .exchange()
                .expectStatus()
                .isOk();
    }

    /** So many dwellings with a customer each, in the community of this test. */
    private String sheet(int rows) {
        return ImportDoor.HEADER
                + IntStream.rangeClosed(1, rows)
                        .mapToObj(i -> String.format(
                                Locale.ROOT, "%s,1号楼,1,%d,居民,80.00,甲%d,154%08d,,,,\n", community, i, i, phone(i)))
                        .collect(Collectors.joining());
    }

    private long phone(int row) {
        return (community.hashCode() & 0xFFFF) * 1000L + row;
    }

    private long storedBy(long id) {
        return count("SELECT COUNT(*) FROM property WHERE import_id = " + id);
    }

    private long boundBy(long id) {
        return count("SELECT COUNT(*) FROM binding WHERE import_id = " + id);
    }

    private long count(String sql) {
        return database.sql(sql).query(Long.class).single();
    }
}
