package io.hearth.auth.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class SignInLimitsTest {

    @Test
    void haveDefaultsAndNames() {
        assertThat(bound(Map.of())).isEqualTo(new SignInLimits(5, Duration.ofMinutes(15)));
        assertThat(bound(Map.of("hearth.auth.staff-sign-in.tries", 3, "hearth.auth.staff-sign-in.lock", "1h")))
                .isEqualTo(new SignInLimits(3, Duration.ofHours(1)));
    }

    @Test
    void areLimits() {
        assertThatThrownBy(() -> bound(Map.of("hearth.auth.staff-sign-in.tries", 0)))
                .rootCause()
                .hasMessageContaining("hearth.auth.staff-sign-in");
    }

    private static SignInLimits bound(Map<String, ?> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.auth.staff-sign-in", SignInLimits.class);
    }
}
