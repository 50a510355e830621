package io.hearth.invoice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class InvoiceSettingsTest {

    private static final Duration SECOND = Duration.ofSeconds(1);

    private static InvoiceSettings settings(int parallel) {
        return new InvoiceSettings(SECOND, parallel, Duration.ofMinutes(1), SECOND, Duration.ofMinutes(5));
    }

    @Test
    void theWaitDoublesUpToTheLongest() {
        var settings = settings(8);
        assertThat(settings.waitAfter(1)).isEqualTo(SECOND);
        assertThat(settings.waitAfter(2)).isEqualTo(Duration.ofSeconds(2));
        assertThat(settings.waitAfter(9)).isEqualTo(Duration.ofSeconds(256));
        assertThat(settings.waitAfter(10)).isEqualTo(Duration.ofMinutes(5));
        assertThat(settings.waitAfter(1000)).isEqualTo(Duration.ofMinutes(5));
    }

    @Test
    void refusesWhatCannotWork() {
        assertThatThrownBy(() -> settings(0)).hasMessageContaining("hearth.invoice.work.parallel");
        assertThatThrownBy(() -> new VatSettings("*供暖*采暖费", "110", BigDecimal.ZERO))
                .hasMessageContaining("hearth.invoice.vat.tax-category");
        assertThatThrownBy(() -> new VatSettings("*供暖*采暖费", "1100301010000000000", new BigDecimal("9")))
                .hasMessageContaining("hearth.invoice.vat.tax-rate");
    }
}
