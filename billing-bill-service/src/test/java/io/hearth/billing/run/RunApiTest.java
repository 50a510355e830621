package io.hearth.billing.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.identity.Role;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;

@ServiceTest(database = "billing_run_db")
@Import(FakeProperties.class)
@TestPropertySource(
        properties = {
            "hearth.billing.run.batch=20",
            "hearth.billing.run.lease=1s",
            "hearth.billing.run.scan-every=100ms"
        })
@NullUnmarked
class RunApiTest {

    // 38.32 yuan × 80 m²
    private static final long FEN_PER_FLAT = 306560;

    @LocalServerPort
    int port;

    @Autowired
    FakeProperties properties;

    @Autowired
    JdbcClient database;

    RestTestClient admin;

    @BeforeEach
    void publishHarbin() {
        admin = Doors.staff(port, Role.ADMIN);
        if (database.sql("SELECT COUNT(*) FROM tariff").query(Long.class).single() == 0) {
            admin.post()
                    .uri("/api/tariffs/ready-made/harbin")
                    .exchange()
                    .expectStatus()
                    .isCreated();
            admin.post().uri("/api/tariffs/1/publish").exchange().expectStatus().isOk();
        }
    }

    private RunView start(int district) {
        return admin.post()
                .uri("/api/billing-runs")
                .body(Map.of("season", "2026-2027", "scope", Map.of("districtId", district)))
                .exchange()
                .expectStatus()
                .isAccepted()
                .expectBody(RunView.class)
                .returnResult()
                .getResponseBody();
    }

    private RunView look(long id) {
        return admin.get()
                .uri("/api/billing-runs/" + id)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(RunView.class)
                .returnResult()
                .getResponseBody();
    }

    private RunView finished(long id) {
        await().atMost(Duration.ofSeconds(60)).until(() -> look(id).status() == RunStatus.COMPLETED);
        return look(id);
    }

    private long bills(int district) {
        return database.sql("SELECT COUNT(*) FROM bill WHERE property_id DIV 1000000 = ?")
                .param(district)
                .query(Long.class)
                .single();
    }

    @Test
    void billsEveryPropertyThatCanBePricedAndListsTheOthers() {
        properties.build(100);
        var run = finished(start(1).id());
        assertThat(run.billed()).isEqualTo(90);
        assertThat(run.notPriced()).isEqualTo(10);
        assertThat(run.billedFen()).isEqualTo(90 * FEN_PER_FLAT);
        assertThat(run.done()).isEqualTo(run.total());
        assertThat(bills(1)).isEqualTo(90);
        admin.get()
                .uri("/api/billing-runs/" + run.id() + "/failures?size=5")
                .exchange()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(10)
                .jsonPath("$.items[0].propertyId")
                .isEqualTo(1000010)
                .jsonPath("$.items[0].reason")
                .isEqualTo("SUPPLY_STOPPED")
                .jsonPath("$.items[0].reasonText")
                .isEqualTo("已停供")
                .jsonPath("$.items[1].reason")
                .isEqualTo("NO_AREA");
    }

    @Test
    void aSecondRunMakesNothingTwice() {
        properties.build(50);
        finished(start(2).id());
        var again = finished(start(2).id());
        assertThat(again.billed()).isZero();
        assertThat(again.alreadyBilled()).isEqualTo(45);
        assertThat(bills(2)).isEqualTo(45);
    }

    @Test
    void goesOnWhereItStoppedWhenItsWorkerDies() {
        properties.build(100);
        properties.failNextCalls(2);
        var run = finished(start(3).id());
        assertThat(run.billed()).isEqualTo(90);
        assertThat(bills(3)).isEqualTo(90);
    }

    @Test
    void everyBillIsTheSumOfItsEntries() {
        properties.build(30);
        finished(start(4).id());
        assertThat(database.sql("""
                        SELECT COUNT(*) FROM bill WHERE due_fen <>
                          (SELECT SUM(amount_fen) FROM bill_entry WHERE bill_entry.bill_no = bill.bill_no)""").query(Long.class).single()).isZero();
        assertThat(database.sql("SELECT formula FROM bill_entry LIMIT 1")
                        .query(String.class)
                        .single())
                .isEqualTo("80.00 m² × 38.32");
    }

    @Test
    void canBePausedResumedAndCancelled() {
        properties.build(0);
        var run = finished(start(5).id());
        admin.post()
                .uri("/api/billing-runs/" + run.id() + "/pause")
                .exchange()
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("RUN_STEP_REFUSED");
        properties.build(100_000);
        var long1 = start(6);
        admin.post()
                .uri("/api/billing-runs/" + long1.id() + "/pause")
                .exchange()
                .expectStatus()
                .isOk();
        long paused = look(long1.id()).done();
        assertThat(look(long1.id()).status()).isEqualTo(RunStatus.PAUSED);
        admin.post()
                .uri("/api/billing-runs/" + long1.id() + "/resume")
                .exchange()
                .expectStatus()
                .isOk();
        await().atMost(Duration.ofSeconds(30)).until(() -> look(long1.id()).done() > paused);
        admin.post()
                .uri("/api/billing-runs/" + long1.id() + "/cancel")
                .exchange()
                .expectStatus()
                .isOk();
        assertThat(look(long1.id()).finishedAt()).isNotNull();
        assertThat(bills(6)).isEqualTo(look(long1.id()).billed());
    }

    @Test
    void refusesWhatIsNoSeasonOrHasNoTariff() {
        admin.post()
                .uri("/api/billing-runs")
                .body(Map.of("season", "2026-2028"))
                .exchange()
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("SEASON_INVALID");
        admin.post()
                .uri("/api/billing-runs")
                .body(Map.of("season", "1990-1991"))
                .exchange()
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("NO_TARIFF");
        admin.post()
                .uri("/api/billing-runs")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"season\":\"2026-2027\",\"everything\":true}")
                .exchange()
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.errors[0].code")
                .isEqualTo("UNKNOWN_FIELD");
        Doors.staff(port, Role.CLERK)
                .post()
                .uri("/api/billing-runs")
                .body(Map.of("season", "2026-2027"))
                .exchange()
                .expectStatus()
                .isForbidden();
    }
}
