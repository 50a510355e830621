package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class WeChatSettingsTest {

    private static WeChatSettings bind(Map<String, String> values) {
        var all = new HashMap<>(Map.of("hearth.simulator.wechat.keys", "/keys"));
        values.forEach((name, value) -> all.put("hearth.simulator.wechat." + name, value));
        return new Binder(new MapConfigurationPropertySource(all))
                .bind("hearth.simulator.wechat", WeChatSettings.class)
                .get();
    }

    @Test
    void areThoseOfTheRealChannelUnlessSaidOtherwise() {
        var settings = bind(Map.of());

        assertThat(settings.keys()).isEqualTo(Path.of("/keys"));
        assertThat(settings.timeScale()).isEqualTo(1);
        assertThat(settings.refundsApart()).isEqualTo(Duration.ofMinutes(1));
        assertThat(settings.refundTakes()).isEqualTo(Duration.ofSeconds(3));
        assertThat(settings.feePercent()).isEqualTo("0.60");
        assertThat(settings.billsAtOnce()).isTrue();
        assertThat(settings.faultSeed()).isNull();
    }

    @Test
    void scaleTheChannelsWaitingTimes() {
        assertThat(bind(Map.of("time-scale", "0.001")).scaled(Duration.ofSeconds(15)))
                .isEqualTo(Duration.ofMillis(15));
    }

    @ParameterizedTest
    @CsvSource({"time-scale, -1", "time-scale, 11", "refund-takes, -1s", "refunds-apart, -1s", "fee-percent, 100"})
    void areRefusedWhenTheyMakeNoSense(String name, String value) {
        assertThatThrownBy(() -> bind(Map.of(name, value)))
                .hasRootCauseInstanceOf(IllegalArgumentException.class)
                .rootCause()
                .hasMessageContaining(name);
    }
}
