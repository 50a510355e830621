package io.hearth.auth.resident;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class SmsCodeSettingsTest {

    @Test
    void haveDefaultsAndNames() {
        assertThat(bound(Map.of()))
                .isEqualTo(new SmsCodeSettings(Duration.ofMinutes(5), Duration.ofSeconds(60), 10, 5));
        assertThat(bound(Map.of(
                        "hearth.auth.sms-code.life",
                        "3m",
                        "hearth.auth.sms-code.gap",
                        "30s",
                        "hearth.auth.sms-code.per-day",
                        5,
                        "hearth.auth.sms-code.tries",
                        3)))
                .isEqualTo(new SmsCodeSettings(Duration.ofMinutes(3), Duration.ofSeconds(30), 5, 3));
    }

    @Test
    void areLimits() {
        assertThatThrownBy(() -> bound(Map.of("hearth.auth.sms-code.per-day", 0)))
                .rootCause()
                .hasMessageContaining("hearth.auth.sms-code");
    }

    private static SmsCodeSettings bound(Map<String, ?> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.auth.sms-code", SmsCodeSettings.class);
    }
}
