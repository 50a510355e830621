package io.hearth.local.program;

import io.hearth.local.process.Home;
import io.hearth.local.process.Processes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;

/** Brings programs down, each after all that need it. */
public final class Shutdown {

    private final Processes processes;
    private final List<Program> programs;
    private final Progress progress;

    public Shutdown(Home home, List<Program> programs, Progress progress) {
        this.processes = new Processes(home);
        this.programs = StartOrder.of(programs).reversed();
        this.progress = progress;
    }

    public void run() throws InterruptedException {
        var ended = new LinkedHashMap<String, CompletableFuture<Void>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var program : programs) {
                var users = programs.stream()
                        .filter(user -> user.needs().contains(program.name()))
                        .filter(user -> ended.containsKey(user.name()))
                        .map(user -> ended.get(user.name()))
                        .toArray(CompletableFuture[]::new);
                ended.put(program.name(), CompletableFuture.allOf(users).thenRunAsync(() -> end(program), threads));
            }
            ended.values().forEach(CompletableFuture::join);
        }
    }

    /** Ends what else runs in this home, such as a program that is no longer part of the stack. */
    public void endStrays() throws InterruptedException {
        for (var stray : processes.all()) {
            if (stray.pid() != ProcessHandle.current().pid()) {
                processes.kill(stray);
                progress.reached(stray.name(), State.STOPPED, stray);
            }
        }
    }

    private void end(Program program) {
        try {
            var running = processes.find(program.name());
            if (running.isPresent()) {
                processes.stop(running.get(), program.endsWithin());
                progress.reached(program.name(), State.STOPPED, running.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CompletionException(e);
        }
    }
}
