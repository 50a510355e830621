package io.hearth.property.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class ImportSettingsTest {

    @Test
    void haveDefaults() {
        assertThat(bound(Map.of()))
                .isEqualTo(new ImportSettings(1, 200, Duration.ofSeconds(60), 10, Duration.ofDays(90)));
    }

    @Test
    void areReadByTheseNames() {
        assertThat(bound(Map.of(
                        "hearth.imports.parallel", "2",
                        "hearth.imports.batch-rows", "500",
                        "hearth.imports.lease", "5s",
                        "hearth.imports.attempts", "3",
                        "hearth.imports.keep-files", "1d")))
                .isEqualTo(new ImportSettings(2, 500, Duration.ofSeconds(5), 3, Duration.ofDays(1)));
    }

    @Test
    void refuseWhatCannotWork() {
        var minute = Duration.ofMinutes(1);
        assertThatThrownBy(() -> new ImportSettings(0, 200, minute, 10, minute)).hasMessageContaining("parallel");
        assertThatThrownBy(() -> new ImportSettings(1, 501, minute, 10, minute)).hasMessageContaining("batch-rows");
        assertThatThrownBy(() -> new ImportSettings(1, 200, Duration.ZERO, 10, minute))
                .hasMessageContaining("lease");
        assertThatThrownBy(() -> new ImportSettings(1, 200, minute, 0, minute)).hasMessageContaining("attempts");
    }

    @Test
    void waitLongerEachTimeUpToAMinute() {
        var settings = bound(Map.of());
        assertThat(settings.waitAfter(1)).isEqualTo(Duration.ofSeconds(1));
        assertThat(settings.waitAfter(4)).isEqualTo(Duration.ofSeconds(8));
        assertThat(settings.waitAfter(100)).isEqualTo(Duration.ofMinutes(1));
    }

    private static ImportSettings bound(Map<String, String> properties) {
        return new Binder(new MapConfigurationPropertySource(properties))
                .bindOrCreate("hearth.imports", ImportSettings.class);
    }
}
