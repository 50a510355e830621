package io.hearth.property.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Role;
import io.hearth.property.CustomersInMemory;
import io.hearth.property.PlacesForTests;
import io.hearth.property.PropertyServiceTest;
import io.hearth.property.sheet.PropertySheet;
import io.hearth.property.sheet.RowOutcome;
import io.hearth.property.sheet.SheetLimits;
import io.hearth.test.Doors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

/** The sample of the demo, as deploy/sample/README.md tells it. */
@PropertyServiceTest
class SampleImportTest {

    private static final Path SAMPLE = Path.of("..", "deploy", "sample");

    @TempDir
    Path folder;

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient database;

    @Autowired
    CustomersInMemory customers;

    RestTestClient admin;
    ImportDoor imports;

    @BeforeEach
    void signIn() {
        admin = Doors.staff(port, Role.ADMIN);
        imports = new ImportDoor(admin);
        customers.forgetAcquaintances();
    }

    @Test
    void isTriedImportedRefusedAsADuplicateAndUndone() throws IOException {
        var district = enterNetwork();
        var sheet = Files.readAllBytes(SAMPLE.resolve("binjiang-district-2026.xlsx"));

        var trial = imports.accepted(sheet, "滨江片区.xlsx", "");
        assertThat(trial.sameFileAs()).isNull();
        finds503RowsAnd500Good(trial.importId()).jsonPath("$.mode").isEqualTo("DRY_RUN");
        assertThat(properties("TRUE")).isZero();

        long id = imports.accepted(sheet, "滨江片区.xlsx", "?mode=IMPORT").importId();
        finds503RowsAnd500Good(id)
                .jsonPath("$.fileName")
                .isEqualTo("滨江片区.xlsx")
                .jsonPath("$.receivedBy")
                .isEqualTo("S1")
                .jsonPath("$.finishedAt")
                .exists();
        assertThat(properties("import_id = " + id)).isEqualTo(500);
        assertThat(properties("customer_class = 'SHOP'")).isEqualTo(31);
        assertThat(properties("customer_class = 'RESIDENT'")).isEqualTo(469);
        assertThat(properties("supply_status = 'STOPPED'")).isEqualTo(10);
        assertThat(properties("connected_from > '2026-10-20'")).isEqualTo(12);
        assertThat(properties("building_area = 1105.75 AND import_line = 504")).isEqualTo(1);
        assertThat(count("SELECT COUNT(DISTINCT customer_no) FROM binding WHERE import_id = " + id))
                .isEqualTo(489);
        assertThat(billable(district)).isEqualTo(500);
        assertThat(customers.registeredBy(id)).isEqualTo(500);
        correctsThreeRows(id);

        var again = imports.accepted(sheet, "copy.xlsx", "?mode=IMPORT");
        assertThat(again.sameFileAs()).isEqualTo(id);
        assertThat(again.warning()).contains("同一文件已导入过").contains(String.valueOf(id));
        imports.await(again.importId(), "COMPLETED")
                .jsonPath("$.good")
                .isEqualTo(0)
                .jsonPath("$.rejected")
                .isEqualTo(503)
                .jsonPath("$.findings.items[0].code")
                .isEqualTo("SAME_FILE");
        assertThat(properties("TRUE")).isEqualTo(500);

        imports.undo(id).expectStatus().isAccepted();
        imports.await(id, "UNDONE")
                .jsonPath("$.undoneProperties")
                .isEqualTo(500)
                .jsonPath("$.keptProperties")
                .isEqualTo(0)
                .jsonPath("$.undoneBy")
                .isEqualTo("S1");
        assertThat(properties("TRUE")).isZero();
        assertThat(database.sql("""
                                SELECT b.name, b.name_key, b.import_id FROM building b
                                JOIN community c ON c.id = b.community_id WHERE c.district_id = ?""").param(district).query().listOfRows()).isEmpty();
        assertThat(customers.registeredBy(id)).isZero();
    }

    private RestTestClient.BodyContentSpec finds503RowsAnd500Good(long id) {
        return imports.await(id, "COMPLETED")
                .jsonPath("$.totalRows")
                .isEqualTo(506)
                .jsonPath("$.doneRows")
                .isEqualTo(506)
                .jsonPath("$.good")
                .isEqualTo(500)
                .jsonPath("$.rejected")
                .isEqualTo(3)
                .jsonPath("$.skipped")
                .isEqualTo(3)
                .jsonPath("$.warnings")
                .isEqualTo(1)
                .jsonPath("$.findings.total")
                .isEqualTo(4)
                .jsonPath("$.findings.items[0].code")
                .isEqualTo("UNKNOWN_COLUMN")
                .jsonPath("$.findings.items[1].line")
                .isEqualTo(112)
                .jsonPath("$.findings.items[1].code")
                .isEqualTo("DUPLICATE_IN_FILE")
                .jsonPath("$.findings.items[2].line")
                .isEqualTo(191)
                .jsonPath("$.findings.items[2].code")
                .isEqualTo("AREA_NOT_POSITIVE")
                .jsonPath("$.findings.items[3].line")
                .isEqualTo(509)
                .jsonPath("$.findings.items[3].column")
                .isEqualTo("小区名称")
                .jsonPath("$.findings.items[3].code")
                .isEqualTo("UNKNOWN_COMMUNITY")
                .jsonPath("$.findings.items[3].message")
                .isEqualTo("小区“望江名邸”尚未建档");
    }

    private void correctsThreeRows(long id) throws IOException {
        var file = admin.get()
                .uri("/api/properties/imports/" + id + "/rejected")
                .exchange()
                .expectStatus()
                .isOk()
                .expectHeader()
                .contentType("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
                .expectHeader()
                .valueEquals("Cache-Control", "no-store")
                .expectBody(byte[].class)
                .returnResult()
                .getResponseBody();
        var path = Files.write(folder.resolve("rejected.xlsx"), Objects.requireNonNull(file));
        try (var rejected = PropertySheet.open(path, SheetLimits.standard())) {
            assertThat(rejected.header().names()).contains("户名", "错误 / error");
            assertThat(rejected.rows()).hasSize(3).noneMatch(RowOutcome.Skipped.class::isInstance);
        }
    }

    private long enterNetwork() throws IOException {
        var places = new PlacesForTests(admin);
        var sources = new HashMap<String, Long>();
        var stations = new HashMap<String, Long>();
        var districts = new HashMap<String, Long>();
        var lines = Files.readAllLines(SAMPLE.resolve("binjiang-network.csv"));
        for (var line : lines.subList(1, lines.size())) {
            var names = line.split(",");
            var source = sources.computeIfAbsent(names[0], places::heatSource);
            var station = stations.computeIfAbsent(names[1], name -> places.station(name, source));
            var district = districts.computeIfAbsent(names[2], places::district);
            places.community(names[3], district, station);
        }
        return districts.values().iterator().next();
    }

    private long properties(String condition) {
        return count("""
                SELECT COUNT(*) FROM property p JOIN community c ON c.id = p.community_id
                JOIN district d ON d.id = c.district_id
                WHERE d.name = '滨江片区' AND\s""" + condition.replaceFirst("^import_id", "p.import_id"));
    }

    private long billable(long district) {
        return Objects.requireNonNull(Doors.service(port, "billing-bill-service")
                .get()
                .uri("/internal/properties/billable/count?districtId=" + district)
                .exchange()
                .expectBody(Long.class)
                .returnResult()
                .getResponseBody());
    }

    private long count(String sql) {
        return database.sql(sql).query(Long.class).single();
    }
}
