package io.hearth.local.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.process.Home;
import io.hearth.local.process.Processes;
import io.hearth.local.process.Running;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupTest {

    @TempDir
    private Path folder;

    private final List<String> steps = new CopyOnWriteArrayList<>();
    private Home home;

    @BeforeEach
    void settle() {
        home = new Home(folder);
    }

    @AfterEach
    void leaveNothing() throws Exception {
        new Shutdown(home, List.of(), Progress.SILENT).endStrays();
    }

    @Test
    void eachStartsWhenWhatItNeedsIsReady() {
        startup(new Script(home, "gateway", "nacos"), new Script(home, "nacos")).run();

        assertThat(steps).containsSubsequence("nacos READY", "gateway PREPARING", "gateway READY");
    }

    @Test
    void eachStopsWhenThoseThatNeedItHaveStopped() throws Exception {
        var programs = List.<Program>of(new Script(home, "nacos"), new Script(home, "gateway", "nacos"));
        startup(programs.toArray(Program[]::new)).run();
        steps.clear();

        new Shutdown(home, programs, this::note).run();

        assertThat(steps).containsExactly("gateway STOPPED", "nacos STOPPED");
    }

    @Test
    void whatRunsIsLeftAsItIs() {
        startup(new Script(home, "nacos")).run();
        long pid = pid("nacos");

        startup(new Script(home, "nacos")).run();

        assertThat(pid("nacos")).isEqualTo(pid);
    }

    @Test
    void sayWhatOnePrintedThatDiedOnItsWayUp() {
        var broken = new Script(home, "nacos", Set.of(), List.of(), "echo no license to heat; exit 3");

        assertThatThrownBy(() ->
                        startup(broken, new Script(home, "gateway", "nacos")).run())
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining("nacos ended while starting")
                .hasMessageContaining("no license to heat")
                .hasMessageNotContaining("gateway");
        assertThat(steps).contains("nacos FAILED").doesNotContain("gateway STARTING");
    }

    @Test
    void sayWhoHoldsAPort() throws Exception {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var nacos = new Script(home, "nacos", Set.of(), List.of(socket.getLocalPort()), Script.SERVES);

            assertThatThrownBy(() -> startup(nacos).run())
                    .isInstanceOf(StackProblem.class)
                    .hasMessageContaining("port " + socket.getLocalPort())
                    .hasMessageContaining("pid " + ProcessHandle.current().pid());
        }
    }

    @Test
    void othersComeUpThoughOneDoesNot() {
        var broken = new Script(home, "nacos", Set.of(), List.of(), "exit 3");

        assertThatThrownBy(() -> startup(broken, new Script(home, "redis")).run())
                .isInstanceOf(StackProblem.class);

        assertThat(steps).contains("redis READY");
    }

    @Test
    void afterItWasCalledOffNothingStarts() {
        var startup = startup(new Script(home, "nacos"));

        assertThat(startup.callOff()).isEmpty();

        assertThatThrownBy(startup::run).isInstanceOf(StackProblem.class);
        assertThat(new Processes(home).all()).isEmpty();
    }

    @Test
    void whatRanBeforeIsNotAmongWhatWasStarted() {
        startup(new Script(home, "nacos")).run();

        var second = startup(new Script(home, "nacos"), new Script(home, "redis"));
        second.run();

        assertThat(second.callOff()).extracting(Program::name).containsExactly("redis");
    }

    private Startup startup(Program... programs) {
        return new Startup(home, List.of(programs), this::note);
    }

    private void note(String program, State state, @Nullable Running process) {
        steps.add(program + " " + state);
    }

    private long pid(String program) {
        return new Processes(home).find(program).orElseThrow().pid();
    }
}
