package io.hearth.local.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.process.Home;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartOrderTest {

    private final Home home = new Home(Path.of("target/no-such-home"));

    @Test
    void eachComesAfterWhatItNeeds() {
        assertThat(names(
                        program("gateway", "nacos"),
                        program("charge-service", "mariadb", "nacos"),
                        program("nacos"),
                        program("mariadb")))
                .containsExactly("nacos", "gateway", "mariadb", "charge-service");
    }

    @Test
    void theOrderGivenIsKeptWhereNothingIsNeeded() {
        assertThat(names(program("c"), program("a"), program("b"))).containsExactly("c", "a", "b");
    }

    @Test
    void whatIsNotOursToStartCountsAsThere() {
        assertThat(names(program("seata", "mariadb"))).containsExactly("seata");
    }

    @Test
    void aCircleIsRefused() {
        assertThatThrownBy(() -> StartOrder.of(List.of(program("a", "b"), program("b", "a"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("circle");
    }

    private Program program(String name, String... needs) {
        return new Script(home, name, needs);
    }

    private static List<String> names(Program... programs) {
        return StartOrder.of(List.of(programs)).stream().map(Program::name).toList();
    }
}
