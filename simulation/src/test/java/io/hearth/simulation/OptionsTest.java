package io.hearth.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

    @Test
    void areTakenInAnyOrder() {
        assertThat(Options.parse("--schedules", "5", "--seed", "-3")).isEqualTo(new Options(-3, 5));
        assertThat(Options.parse().schedules()).isEqualTo(200_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--schedules abc", "--schedules 0", "--schedules -5", "--schedule 10", "--seed", "--seed 1.5"})
    void thatMakeNoSenseAreRefused(String line) {
        assertThatThrownBy(() -> Options.parse(line.split(" "))).isInstanceOf(IllegalArgumentException.class);
    }
}
