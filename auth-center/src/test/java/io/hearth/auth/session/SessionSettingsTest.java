package io.hearth.auth.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class SessionSettingsTest {

    @Test
    void haveDefaultsAndNames() {
        assertThat(bound(Map.of())).isEqualTo(new SessionSettings(Duration.ofDays(30), Duration.ofHours(12)));
        assertThat(bound(Map.of(
                        "hearth.auth.session.resident-refresh-life",
                        "7d",
                        "hearth.auth.session.staff-refresh-life",
                        "8h")))
                .isEqualTo(new SessionSettings(Duration.ofDays(7), Duration.ofHours(8)));
    }

    @Test
    void areLimits() {
        assertThatThrownBy(() -> bound(Map.of("hearth.auth.session.staff-refresh-life", "0s")))
                .rootCause()
                .hasMessageContaining("hearth.auth.session");
    }

    private static SessionSettings bound(Map<String, ?> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.auth.session", SessionSettings.class);
    }
}
