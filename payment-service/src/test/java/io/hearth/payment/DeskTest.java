package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.identity.Role;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.notice.NoticeFault;
import io.hearth.test.Doors;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.MediaType;

class DeskTest extends PaymentStory {

    @Nested
    class Payments {

        @Test
        void showTheirCallsAndNotifications() {
            var payNo = create().payNo();
            weChat.pay(payNo);
            awaitStatus(payNo, "PAID");

            Doors.staff(port, Role.CLERK)
                    .get()
                    .uri("/api/payments/" + payNo)
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.status")
                    .isEqualTo("PAID")
                    .jsonPath("$.amountFen")
                    .isEqualTo((int) AMOUNT_FEN)
                    .jsonPath("$.requests[0].kind")
                    .isEqualTo("CREATE")
                    .jsonPath("$.notifications[0].copies")
                    .isEqualTo(1)
                    .jsonPath("$.issues.length()")
                    .isEqualTo(0);
        }

        @Test
        void areAskedAfterAtOnceWhenStaffWantIt() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.LOSE);
            weChat.pay(payNo);

            Doors.staff(port, Role.OPS)
                    .post()
                    .uri("/api/payments/" + payNo + "/query")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.status")
                    .isEqualTo("PAID")
                    .jsonPath("$.requests[1].kind")
                    .isEqualTo("QUERY");
        }

        @Test
        void areNotForResidents() {
            var payNo = create().payNo();

            Doors.resident(port, "H000001")
                    .get()
                    .uri("/api/payments/" + payNo)
                    .exchange()
                    .expectStatus()
                    .isForbidden();
            Doors.stranger(port)
                    .get()
                    .uri("/api/payments/" + payNo)
                    .exchange()
                    .expectStatus()
                    .isUnauthorized();
        }

        @Test
        void thatThereAreNotAreNotFound() {
            Doors.staff(port, Role.CLERK)
                    .get()
                    .uri("/api/payments/P404")
                    .exchange()
                    .expectStatus()
                    .isNotFound()
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("PAYMENT_NOT_FOUND");
        }

        @Test
        void areNotAskedForThroughTheGateway() {
            Doors.staff(port, Role.ADMIN)
                    .post()
                    .uri("/internal/payments")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body(order())
                    .exchange()
                    .expectStatus()
                    .isForbidden();
        }
    }

    @Nested
    class Issues {

        private int raised() {
            var payNo = create().payNo();
            weChat.pay(payNo, 1);
            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(() -> assertThat(issues(payNo)).hasSize(1));
            return count("SELECT id FROM consistency_issue WHERE source_id = ?", payNo);
        }

        @Test
        void areClosedOnceWithWhoAndHow() {
            int id = raised();
            var finance = Doors.staff(port, Role.FINANCE);

            finance.get()
                    .uri("/api/consistency-issues?status=OPEN&type=AMOUNT_MISMATCH&size=1")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.items[0].id")
                    .isEqualTo(id)
                    .jsonPath("$.size")
                    .isEqualTo(1);
            finance.post()
                    .uri("/api/consistency-issues/" + id + "/resolve")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{\"resolution\": \"refunded by hand\"}")
                    .exchange()
                    .expectStatus()
                    .isOk()
                    .expectBody()
                    .jsonPath("$.status")
                    .isEqualTo("CLOSED")
                    .jsonPath("$.closedBy")
                    .isEqualTo("S1");
            finance.post()
                    .uri("/api/consistency-issues/" + id + "/resolve")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{\"resolution\": \"again\"}")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(409);
        }

        @Test
        void needAReasonToBeClosed() {
            int id = raised();

            Doors.staff(port, Role.OPS)
                    .post()
                    .uri("/api/consistency-issues/" + id + "/resolve")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{\"resolution\": \" \"}")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(422);
        }

        @ParameterizedTest
        @EnumSource(
                value = Role.class,
                names = {"CLERK", "ADMIN", "RESIDENT"})
        void areForFinanceAndOps(Role role) {
            Doors.staff(port, role)
                    .get()
                    .uri("/api/consistency-issues")
                    .exchange()
                    .expectStatus()
                    .isForbidden();
        }
    }
}
