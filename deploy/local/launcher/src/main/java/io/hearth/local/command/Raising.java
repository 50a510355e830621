package io.hearth.local.command;

import io.hearth.local.application.Application;
import io.hearth.local.application.LocalStack;
import io.hearth.local.build.Build;
import io.hearth.local.middleware.Credentials;
import io.hearth.local.middleware.Middleware;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Program;
import io.hearth.local.program.Progress;
import io.hearth.local.program.Shutdown;
import io.hearth.local.program.StackProblem;
import io.hearth.local.program.Startup;
import io.hearth.local.program.State;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** Takes a stack from whatever state it is in to all programs ready, in front of the one who asked for it. */
final class Raising {

    private static final String KEEPS_RUNNING =
            "\n\nWhat has come up keeps running: ./hearth status shows it, ./hearth down ends it.";

    private final LocalStack stack;
    private final PrintStream out;

    Raising(LocalStack stack, PrintStream out) {
        this.stack = stack;
        this.out = out;
    }

    /**
     * Builds if sources are newer than the last build; running programs are left as they are.
     *
     * @throws StackProblem if the build fails
     */
    static void buildIfDue(LocalStack stack, Map<String, String> environment, PrintStream out)
            throws IOException, InterruptedException {
        var build = new Build(stack.checkout(), stack.home(), environment);
        var reason = build.reason();
        if (reason.isPresent()) {
            var begun = Instant.now();
            out.println("building (" + reason.get() + ") ...");
            build.packageAll();
            out.println("built in " + Duration.between(begun, Instant.now()).toSeconds() + " s");
        }
    }

    /**
     * Returns when all are ready. A Ctrl-C on the way stops what was started by then, and nothing else.
     *
     * @param force go ahead on a machine that looks too small
     * @throws StackProblem naming each program that failed and why; what has come up by then keeps running
     */
    void all(boolean force) throws IOException {
        var programs = stack.programs();
        var processes = new Processes(stack.home());
        if (!force) {
            Machine.refuseIfTooSmall(
                    stack.home(),
                    programs.stream()
                            .filter(program -> processes.find(program.name()).isEmpty())
                            .toList());
        }
        stack.middleware().refuseUnreachable(EnumSet.allOf(Middleware.class));
        var begun = Instant.now();
        try (var board = board(programs)) {
            var startup = new Startup(stack.home(), programs, board);
            var onInterrupt = Thread.ofPlatform().unstarted(() -> undo(startup));
            Runtime.getRuntime().addShutdownHook(onInterrupt);
            try {
                startup.run();
                stack.publishSettings();
            } catch (StackProblem e) {
                throw startup.isCalledOff() ? e : new StackProblem(e.getMessage() + KEEPS_RUNNING, e);
            } finally {
                forget(onInterrupt);
            }
            board.close();
            out.printf(
                    "%nall ready after %.0f s, %d MB in all%n",
                    Duration.between(begun, Instant.now()).toMillis() / 1e3,
                    board.lines().stream().mapToLong(Line::megabytes).sum());
        }
        sayWhereToLook();
    }

    /** Whether there is nothing to do. */
    boolean isUp() {
        var processes = new Processes(stack.home());
        return stack.programs().stream()
                .allMatch(program -> processes.find(program.name()).isPresent() && program.isReady());
    }

    private Board board(List<Program> programs) {
        var board = new Board(out, System.getProperty("hearth.terminal") != null);
        for (var given : stack.middleware().given()) {
            board.add(given.program(), stack.middleware().address(given).toString());
            board.reached(given.program(), State.ELSEWHERE, null);
        }
        programs.forEach(
                program -> board.add(program.name(), "" + program.ports().getFirst()));
        return board;
    }

    private void undo(Startup startup) {
        try {
            var started = startup.callOff();
            out.println("\nstopping what was started ...");
            new Shutdown(stack.home(), started, Progress.SILENT).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread onInterrupt) {
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException e) {
            // It is at work: let it finish, it says so itself.
            return;
        }
    }

    private void sayWhereToLook() {
        if (stack.applications().contains(Application.GATEWAY)) {
            var gateway = stack.address(Application.GATEWAY);
            out.println("the door:    http://" + gateway + "   APIs: http://" + gateway + "/docs");
            out.println("staff:       admin, with the " + Credentials.ADMIN_PASSWORD + " of "
                    + stack.home().root().resolve("secrets.properties"));
        }
        for (var simulator : stack.applications()) {
            if (simulator.kind() == Application.Kind.SIMULATOR) {
                out.println("simulator:   http://" + stack.address(simulator) + "   " + simulator.program());
            }
        }
        out.println("logs:        ./hearth logs NAME -f      state: ./hearth status      end: ./hearth down");
    }
}
