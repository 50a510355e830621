package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.site.Answer;
import io.hearth.story.Town;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

/** What says that nothing has changed must notice when something has. */
class HarmlessTest {

    @Test
    void aRefusalThatWritesNothingWillDo() {
        assertThatCode(() -> run(this::refused)).doesNotThrowAnyException();
    }

    @Test
    void aRefusalThatWroteOneRowWillNot() {
        assertThatThrownBy(() -> run(() -> {
                    enterHeatSource();
                    return refused();
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("property_db.heat_source");
    }

    private static void run(Supplier<Answer> request) throws Throwable {
        for (DynamicTest test :
                Harmless.tests(Stream.of(new Case("one", request, 404))).toList()) {
            test.getExecutable().execute();
        }
    }

    private Answer refused() {
        return Town.admin().get("/api/heat-sources/0");
    }

    private static void enterHeatSource() {
        Town.admin()
                .post("/api/heat-sources", Map.of("name", UUID.randomUUID().toString()))
                .good();
    }
}
