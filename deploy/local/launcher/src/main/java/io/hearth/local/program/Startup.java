package io.hearth.local.program;

import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import io.hearth.local.process.Log;
import io.hearth.local.process.Ports;
import io.hearth.local.process.Processes;
import io.hearth.local.process.Running;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * Brings programs up: side by side where their needs allow it, one heavy start to a core. What runs and answers is left
 * as it is; what runs and does not answer is started anew.
 */
public final class Startup {

    private static final String CALLED_OFF = "the start was called off";

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(150);

    private static final Duration TO_ANSWER_IF_RUNNING = Duration.ofSeconds(5);

    private static final int LOG_LINES_SHOWN = 15;

    private final Home home;
    private final Processes processes;
    private final List<Program> programs;
    private final Progress progress;
    private final Semaphore cores;
    private final List<Program> started = new ArrayList<>();
    private boolean calledOff;

    public Startup(Home home, List<Program> programs, Progress progress) {
        this.home = home;
        this.processes = new Processes(home);
        this.programs = StartOrder.of(programs);
        this.progress = progress;
        this.cores = new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()), true);
    }

    /**
     * Returns when all are ready.
     *
     * @throws StackProblem naming each program that failed and why; the others keep running
     */
    public void run() {
        var ready = new LinkedHashMap<String, CompletableFuture<Void>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var program : programs) {
                var needs = program.needs().stream()
                        .filter(ready::containsKey)
                        .map(ready::get)
                        .toArray(CompletableFuture[]::new);
                ready.put(program.name(), CompletableFuture.allOf(needs).thenRunAsync(() -> bringUp(program), threads));
            }
            ready.values().forEach(Startup::await);
        }
        if (isCalledOff()) {
            throw new StackProblem(CALLED_OFF);
        }
        var problems = problemsOf(ready);
        if (!problems.isEmpty()) {
            throw new StackProblem(String.join("\n\n", problems));
        }
    }

    /** Starts nothing more, and says what has been started so far; what ran before is not among it. */
    public List<Program> callOff() {
        synchronized (started) {
            calledOff = true;
            return List.copyOf(started);
        }
    }

    public boolean isCalledOff() {
        synchronized (started) {
            return calledOff;
        }
    }

    private void bringUp(Program program) {
        try {
            if (adopted(program)) {
                return;
            }
            start(program);
        } catch (IOException e) {
            progress.reached(program.name(), State.FAILED, null);
            throw new StackProblem(program.name() + " cannot be started: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StackProblem(program.name() + " was interrupted on its way up", e);
        } catch (RuntimeException e) {
            progress.reached(program.name(), State.FAILED, null);
            throw e;
        }
    }

    private boolean adopted(Program program) throws InterruptedException {
        var found = processes.find(program.name());
        if (found.isEmpty()) {
            return false;
        }
        var running = found.get();
        if (!program.isReady()) {
            progress.reached(program.name(), State.STARTING, running);
        }
        if (answers(program, running, patienceWith(program, running))) {
            progress.reached(program.name(), State.READY, running);
            return true;
        }
        processes.stop(running, program.endsWithin());
        return false;
    }

    /** An earlier launcher may have been killed a moment ago, with this one still on its way up. */
    private static Duration patienceWith(Program program, Running running) {
        var left = program.readyWithin().minus(Duration.between(running.since(), Instant.now()));
        return left.compareTo(TO_ANSWER_IF_RUNNING) > 0 ? left : TO_ANSWER_IF_RUNNING;
    }

    private void start(Program program) throws IOException, InterruptedException {
        int share = program.isHeavyToStart() ? 1 : 0;
        cores.acquire(share);
        try {
            progress.reached(program.name(), State.PREPARING, null);
            refuseTakenPorts(program);
            var command = program.prepare();
            var running = spawn(program, command);
            progress.reached(program.name(), State.STARTING, running);
            if (!answers(program, running, program.readyWithin())) {
                throw new StackProblem(whyNot(program, running));
            }
            progress.reached(program.name(), State.READY, running);
        } finally {
            cores.release(share);
        }
    }

    private Running spawn(Program program, Command command) throws IOException {
        synchronized (started) {
            if (calledOff) {
                throw new StackProblem(CALLED_OFF);
            }
            var running = processes.start(program.name(), command);
            started.add(program);
            return running;
        }
    }

    private static void refuseTakenPorts(Program program) {
        for (int port : program.ports()) {
            if (!Ports.isFree(port)) {
                var holder = Ports.holder(port)
                        .map(Ports.Holder::toString)
                        .orElse("a process that is not shown to us, perhaps of another user");
                throw new StackProblem(
                        "%s needs port %d, but it is taken by %s. End that process, or move all ports: HEARTH_PORT_OFFSET=100"
                                .formatted(program.name(), port, holder));
            }
        }
    }

    private static boolean answers(Program program, Running running, Duration within) throws InterruptedException {
        long end = System.nanoTime() + within.toNanos();
        while (running.isAlive() && System.nanoTime() < end) {
            if (program.isReady()) {
                return true;
            }
            Thread.sleep(BETWEEN_LOOKS);
        }
        return false;
    }

    private String whyNot(Program program, Running running) {
        var log = home.log(program.name());
        var what = running.isAlive()
                ? "is not ready after %d s (it still runs, pid %d)"
                        .formatted(program.readyWithin().toSeconds(), running.pid())
                : "ended while starting";
        return "%s %s. The end of %s:\n  %s"
                .formatted(program.name(), what, log, String.join("\n  ", Log.tail(log, LOG_LINES_SHOWN)));
    }

    private static void await(CompletableFuture<Void> ready) {
        ready.handle((done, problem) -> done).join();
    }

    /** The problems of their own: a program that never had its turn since another failed adds nothing. */
    private static List<String> problemsOf(Map<String, CompletableFuture<Void>> ready) {
        return ready.values().stream()
                .filter(CompletableFuture::isCompletedExceptionally)
                .map(CompletableFuture::exceptionNow)
                .map(problem -> problem instanceof CompletionException && problem.getCause() != null
                        ? problem.getCause()
                        : problem)
                .map(problem -> problem instanceof StackProblem ? "" + problem.getMessage() : problem.toString())
                .distinct()
                .toList();
    }
}
