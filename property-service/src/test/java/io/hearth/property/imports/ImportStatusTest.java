package io.hearth.property.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.IllegalStepException;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ImportStatusTest {

    @Test
    void knowsTheseStepsAndNoOthers() {
        var steps = Arrays.stream(ImportStatus.values())
                .flatMap(from -> from.next().stream().map(to -> from + " -> " + to))
                .collect(Collectors.toSet());

        assertThat(steps)
                .containsExactlyInAnyOrder(
                        "WAITING -> RUNNING",
                        "RUNNING -> COMPLETED",
                        "RUNNING -> FAILED",
                        "COMPLETED -> UNDOING",
                        "FAILED -> UNDOING",
                        "UNDOING -> UNDONE");
    }

    @Test
    void refusesEveryOtherStep() {
        assertThatThrownBy(() -> ImportStatus.UNDONE.to(ImportStatus.RUNNING)).isInstanceOf(IllegalStepException.class);
    }
}
