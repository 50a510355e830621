package io.hearth.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RoundTest {

    private final Run stack =
            new Run(100, Duration.ofSeconds(20), new TreeMap<>(Map.of("mariadb", 2_000L, "gateway", 3_000L)));
    private final Run floor =
            new Run(1_000, Duration.ofSeconds(4), new TreeMap<>(Map.of("mariadb", 1_500L, "benchmark", 500L)));

    @Test
    void aRunGivesPaymentsPerSecondAndCpuTimeOfOne() {
        assertThat(stack.perSecond()).isEqualTo(5);
        assertThat(stack.cpuMillisEach()).isEqualTo(50);
        assertThat(stack.cpuMillisEach("gateway")).isEqualTo(30);
        assertThat(stack.cpuMillisEach("redis")).isZero();
    }

    @Test
    void ratiosCompareOnePaymentWithOneWhateverTheirNumber() {
        var round = new Round(stack, floor);

        assertThat(round.paceRatio()).isEqualTo(5.0 / 250);
        assertThat(round.cpuRatio()).isEqualTo(50.0 / 2);
    }

    @Test
    void theMedianIsInTheMiddle() {
        assertThat(Median.of(List.of(9, 1, 4), Integer::doubleValue)).isEqualTo(4);
        assertThat(Median.of(List.of(9, 1, 4, 5), Integer::doubleValue)).isEqualTo(4.5);
        assertThat(Median.of(List.of(7), Integer::doubleValue)).isEqualTo(7);
        assertThatThrownBy(() -> Median.of(List.<Integer>of(), Integer::doubleValue))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
