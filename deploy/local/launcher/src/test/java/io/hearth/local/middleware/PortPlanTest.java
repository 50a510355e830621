package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.program.StackProblem;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortPlanTest {

    @Test
    void isTheUsualOneUnlessMoved() {
        assertThat(PortPlan.of(Map.of()).mariaDb()).isEqualTo(13_306);
    }

    @Test
    void movesAllPorts() {
        assertThat(PortPlan.of(Map.of("HEARTH_PORT_OFFSET", "100")))
                .isEqualTo(new PortPlan(13_406, 16_479, 19_976, 20_011, 18_948, 18_191, 17_191));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "many", "45001", "99999999999", ""})
    void refusesWhatIsNoDistance(String offset) {
        assertThatThrownBy(() -> PortPlan.of(Map.of("HEARTH_PORT_OFFSET", offset)))
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining("HEARTH_PORT_OFFSET");
    }
}
