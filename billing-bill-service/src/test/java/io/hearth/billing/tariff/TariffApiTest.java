package io.hearth.billing.tariff;

import io.hearth.identity.Role;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@ServiceTest(database = "billing_bill_db")
class TariffApiTest {

    @LocalServerPort
    int port;

    RestTestClient admin;

    @BeforeEach
    void signIn() {
        admin = Doors.staff(port, Role.ADMIN);
    }

    @Test
    void aReadyMadeTariffIsEnteredQuotedAndPublishedForGood() {
        admin.post()
                .uri("/api/tariffs/ready-made/harbin")
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody()
                .jsonPath("$.status")
                .isEqualTo("DRAFT");
        admin.post()
                .uri("/api/tariffs/ready-made/harbin")
                .exchange()
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("TARIFF_INVALID")
                .jsonPath("$.errors[0].code")
                .isEqualTo("DATE_TAKEN");
        admin.post()
                .uri("/api/tariffs/1/quote")
                .contentType(MediaType.APPLICATION_JSON)
                .body("""
                {"seasonStartYear": 2026, "customerClass": "RESIDENT", "usableAreaSquareMetres": "80.00"}""")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.totalFen")
                .isEqualTo(306560);
        admin.post()
                .uri("/api/tariffs/1/publish")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.status")
                .isEqualTo("PUBLISHED")
                .jsonPath("$.publishedBy")
                .isEqualTo("S1");
        admin.delete().uri("/api/tariffs/1").exchange().expectStatus().isEqualTo(409);
    }
}
