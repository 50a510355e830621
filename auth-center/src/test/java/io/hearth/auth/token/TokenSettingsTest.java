package io.hearth.auth.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class TokenSettingsTest {

    private static final String ISSUER = "https://heat.example";

    @Test
    void haveDefaultsAndNames() {
        assertThat(bound(Map.of("hearth.auth.token.issuer", ISSUER)))
                .isEqualTo(new TokenSettings(URI.create(ISSUER), Duration.ofMinutes(10)));
        assertThat(bound(Map.of("hearth.auth.token.issuer", ISSUER, "hearth.auth.token.access-token-life", "5m")))
                .isEqualTo(new TokenSettings(URI.create(ISSUER), Duration.ofMinutes(5)));
    }

    @Test
    void keepTokensShort() {
        assertThatThrownBy(() -> new TokenSettings(URI.create(ISSUER), Duration.ofHours(1)))
                .hasMessageContaining("hearth.auth.token.access-token-life");
        assertThatThrownBy(() -> new TokenSettings(URI.create(ISSUER), Duration.ZERO))
                .hasMessageContaining("hearth.auth.token.access-token-life");
    }

    private static TokenSettings bound(Map<String, ?> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.auth.token", TokenSettings.class);
    }
}
