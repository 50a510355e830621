package io.hearth.gateway.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.util.unit.DataSize;

class DoorSettingsTest {

    @Test
    void areStrictByDefault() {
        var settings = new Binder(new MapConfigurationPropertySource(Map.of()))
                .bindOrCreate("hearth.gateway", DoorSettings.class);
        assertThat(settings)
                .isEqualTo(new DoorSettings(
                        DataSize.ofMegabytes(2),
                        DataSize.ofMegabytes(20),
                        List.of("/api/properties/imports"),
                        List.of(),
                        false));
    }

    @Test
    void allowFilesOnlyWhereFilesAreTaken() {
        var settings = new DoorSettings(
                DataSize.ofMegabytes(2),
                DataSize.ofMegabytes(20),
                List.of("/api/properties/imports"),
                List.of(),
                false);
        assertThat(settings.limitFor("/api/properties/imports")).isEqualTo(20 * 1024 * 1024);
        assertThat(settings.limitFor("/api/properties/imports/7")).isEqualTo(20 * 1024 * 1024);
        assertThat(settings.limitFor("/api/properties/importsx")).isEqualTo(2 * 1024 * 1024);
        assertThat(settings.limitFor("/api/properties")).isEqualTo(2 * 1024 * 1024);
    }

    @Test
    void refuseWhatMakesNoSense() {
        var mb = DataSize.ofMegabytes(2);
        assertThatThrownBy(() -> new DoorSettings(mb, DataSize.ofMegabytes(1), List.of(), List.of(), false))
                .hasMessageContaining("hearth.gateway");
        assertThatThrownBy(() -> new DoorSettings(mb, mb, List.of(), List.of("*"), false))
                .hasMessageContaining("hearth.gateway.cors-origins");
    }
}
