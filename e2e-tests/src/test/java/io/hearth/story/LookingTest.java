package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.application.Application;
import io.hearth.site.Waiting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever wants to know what happens finds it. */
class LookingTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** What each service says of a payment, from the click to the message, all under the id that the click was answered with. */
    private static final Map<Application, String> STEPS = Map.of(
            Application.GATEWAY, "\"path\":\"/api/charge-orders\"",
            Application.CHARGE_SERVICE, "payment booked",
            Application.BILLING_BILL_SERVICE, "payment booked",
            Application.PAYMENT_SERVICE, "\"source\":\"NOTIFY\"",
            Application.INVOICE_SERVICE, "invoice issued",
            Application.NOTIFICATION_SERVICE, "message sent");

    @Test
    void aPaymentIsFollowedByOneTraceId() {
        var resident = Town.resident();
        var created = resident.order(resident.unpaidBills());
        Town.SITE.payChannel().pay(created.good().path("payNo").asString());
        resident.awaitStatus(created.body().path("chargeOrderNo").asString(), "PAID");
        assertThat(created.traceId()).matches("[0-9a-f]{32}");
        STEPS.forEach((application, step) -> Waiting.until(
                step + " by " + application.program(),
                PATIENCE,
                () -> linesOf(application, created.traceId()),
                lines -> lines.stream().anyMatch(line -> line.contains(step))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "auth-center",
                "user-service",
                "property-service",
                "billing-bill-service",
                "charge-service",
                "payment-service",
                "invoice-service",
                "notification-service"
            })
    void everyServiceDescribesItsApi(String service) {
        var api = Town.SITE.people().stranger().get("/v3/api-docs/" + service).good();
        assertThat(api.path("openapi").asString()).startsWith("3.1");
        assertThat(api.path("paths")).isNotEmpty();
        assertThat(api.path("paths").propertyNames()).noneMatch(path -> path.startsWith("/internal"));
    }

    @Test
    void allApisAreShownOnOnePage() {
        var page = Town.SITE.people().stranger().get("/docs");
        assertThat(page.status()).isIn(200, 302);
        var shown = Town.SITE.people().stranger().get("/swagger-ui/index.html");
        assertThat(shown.status()).isEqualTo(200);
        assertThat(shown.text()).contains("swagger-ui");
    }

    private static List<String> linesOf(Application application, String traceId) {
        try (var lines = Files.lines(Town.STACK.log(application))) {
            return lines.filter(line -> line.contains(traceId)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
