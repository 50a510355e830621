package io.hearth.local.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.program.Checkout;
import io.hearth.local.program.State;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HearthTest {

    @TempDir
    private Path root;

    @Test
    void offersOnlyWhatTheCheckoutCanDo() throws Exception {
        assertThat(commandsWith("gateway")).contains("up", "down", "status", "logs", "restart", "reset", "test");
        assertThat(commandsWith("gateway")).doesNotContain("demo", "books", "benchmark", "simulate");
        assertThat(commandsWith("e2e-tests")).contains("demo", "books");
        assertThat(commandsWith("benchmarks")).contains("benchmark");
        assertThat(commandsWith("simulation")).contains("simulate");
    }

    @Test
    void elsewhereThanOnATerminalEachStepIsALine() {
        var printed = new ByteArrayOutputStream();
        try (var board = new Board(new PrintStream(printed, true, StandardCharsets.UTF_8), false)) {
            board.add("nacos", "18848");
            board.reached("nacos", State.PREPARING, null);
            board.reached("nacos", State.READY, null);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .last()
                .asString()
                .matches("nacos +ready +18848 +0\\.\\d");
    }

    private Iterable<String> commandsWith(String module) throws Exception {
        Files.writeString(root.resolve("pom.xml"), "<module>" + module + "</module>");
        return Hearth.commands(new Checkout(root)).getSubcommands().keySet();
    }
}
