package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class PaymentSettingsTest {

    private static PaymentSettings bound(Map<String, String> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.payment", PaymentSettings.class);
    }

    @Test
    void askAtTheStepsThatTheSpecificationNames() {
        assertThat(bound(Map.of()).queryAfter())
                .containsExactly(
                        Duration.ofSeconds(5),
                        Duration.ofSeconds(15),
                        Duration.ofSeconds(30),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(10),
                        Duration.ofMinutes(30));
        assertThat(bound(Map.of()).thenQueryEvery()).isEqualTo(Duration.ofMinutes(30));
    }

    @Test
    void canAskFasterInTests() {
        var settings = bound(Map.of("hearth.payment.query-after", "100ms,200ms", "hearth.payment.grace", "0s"));

        assertThat(settings.ladder().steps()).containsExactly(Duration.ofMillis(100), Duration.ofMillis(200));
        assertThat(settings.grace()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "query-after, '5s,5s'",
        "then-query-every, 0s",
        "grace, -1s",
        "call-lease, 0s",
        "scan-every, 0s",
        "batch, 0",
        "batch, 201",
        "notification-attempts, 0",
        "notification-lease, 0s"
    })
    void areCheckedAtStart(String name, String value) {
        assertThatThrownBy(() -> bound(Map.of("hearth.payment." + name, value)))
                .isInstanceOf(BindException.class)
                .hasRootCauseInstanceOf(IllegalArgumentException.class);
    }
}
