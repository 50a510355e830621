package io.hearth.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessesTest {

    private static final Duration GRACE = Duration.ofSeconds(5);

    @TempDir
    private Path folder;

    private Home home;
    private Processes processes;

    @BeforeEach
    void settle() {
        home = new Home(folder);
        processes = new Processes(home);
    }

    @AfterEach
    void leaveNothing() throws Exception {
        for (var left : processes.all()) {
            processes.kill(left);
        }
    }

    @Test
    void findsAgainWhatItStarted() throws Exception {
        var started = start("exec sleep 60");

        assertThat(new Processes(home).find("stove"))
                .hasValueSatisfying(found -> assertThat(found.pid()).isEqualTo(started.pid()));
    }

    @Test
    void findsItWithoutItsPidFileToo() throws Exception {
        var started = start("exec sleep 60");
        Files.delete(home.pidFile("stove"));

        // While it changes from the shell to the program, nobody can see its mark.
        await().untilAsserted(() -> assertThat(processes.find("stove"))
                .hasValueSatisfying(found -> assertThat(found.pid()).isEqualTo(started.pid())));
        assertThat(home.pidFile("stove")).exists();
    }

    @Test
    void neverTakesAStrangerWithTheSamePidForIt() throws Exception {
        var stranger = ProcessHandle.current();
        var longAgo = Instant.parse("2020-01-01T00:00:00Z");
        new PidFile(stranger.pid(), longAgo).write(home.pidFile("stove"));

        assertThat(processes.find("stove")).isEmpty();
        assertThat(processes.hasDied("stove")).isTrue();
    }

    @Test
    void aPidFileOfRubbishIsAsGoodAsNone() throws Exception {
        Files.createDirectories(home.pidFiles());
        Files.writeString(home.pidFile("stove"), "what?");

        assertThat(processes.find("stove")).isEmpty();
    }

    @Test
    void knowsThatOneHasDied() throws Exception {
        var started = start("exec sleep 60");
        started.handle().destroyForcibly();
        started.handle().onExit().join();

        assertThat(processes.hasDied("stove")).isTrue();
    }

    @Test
    void oneThatWasStoppedHasNotDied() throws Exception {
        processes.stop(start("exec sleep 60"), GRACE);

        assertThat(processes.hasDied("stove")).isFalse();
        assertThat(processes.all()).isEmpty();
    }

    @Test
    void endsOneThatDoesNotListen() throws Exception {
        var started = start("trap '' TERM; echo deaf; while true; do sleep 0.1; done");
        await().until(() -> Log.tail(home.log("stove"), 1).contains("deaf"));

        processes.stop(started, Duration.ofMillis(300));

        assertThat(started.isAlive()).isFalse();
    }

    @Test
    void keepsWhatItPrints() throws Exception {
        var started = start("echo one; echo two; echo three >&2");
        started.handle().onExit().join();

        assertThat(Log.tail(home.log("stove"), 2)).containsExactly("two", "three");
    }

    private Running start(String script) throws Exception {
        return processes.start(
                "stove", new Command(List.of("/bin/sh", "-c", script), folder.resolve("data"), Map.of()));
    }
}
