package io.hearth.local.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** The processes of one {@link Home}: by name, at most one of each. */
public final class Processes {

    private static final long LOG_KEPT_UP_TO_BYTES = 20_000_000;

    private static final Duration AFTER_KILL = Duration.ofSeconds(10);

    private final Home home;

    public Processes(Home home) {
        this.home = home;
    }

    /**
     * Starts a program in a session of its own, so that neither our end nor a Ctrl-C in our terminal reaches it; what it
     * prints is added to its log.
     */
    public Running start(String program, Command command) throws IOException {
        Files.createDirectories(home.logs());
        Files.createDirectories(command.folder());
        var log = home.log(program);
        if (Files.exists(log) && Files.size(log) > LOG_KEPT_UP_TO_BYTES) {
            Files.move(log, home.log(program + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        var line = new ArrayList<>(detached());
        line.addAll(command.line());
        var builder = new ProcessBuilder(line)
                .directory(command.folder().toFile())
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(command.environment());
        builder.environment().put(Mark.VARIABLE, new Mark(program, home.root()).value());
        var process = builder.start().toHandle();
        var remembered = PidFile.of(process);
        remembered.write(home.pidFile(program));
        return new Running(program, process, remembered.started());
    }

    /** The process of this name, if it runs. */
    public Optional<Running> find(String program) {
        var file = home.pidFile(program);
        var remembered = PidFile.read(file)
                .flatMap(pid -> pid.process().map(process -> new Running(program, process, pid.started())))
                .filter(Running::isAlive);
        if (remembered.isPresent()) {
            return remembered;
        }
        try {
            var unremembered = Mark.bearersOf(home.root()).stream()
                    .filter(running -> running.name().equals(program))
                    .findFirst();
            if (unremembered.isPresent()) {
                PidFile.of(unremembered.get().handle()).write(file);
            }
            return unremembered;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a process of this name was started and has ended without being asked to. */
    public boolean hasDied(String program) {
        return Files.exists(home.pidFile(program)) && find(program).isEmpty();
    }

    /** All processes of this home that run, with or without a pid file. */
    public List<Running> all() {
        var names = Stream.concat(
                namesOfPidFiles().stream(), Mark.bearersOf(home.root()).stream().map(Running::name));
        return names.distinct().sorted().flatMap(name -> find(name).stream()).toList();
    }

    /** Asks the process to end, and ends it when it has not within the grace; returns once it is gone. */
    public void stop(Running running, Duration grace) throws InterruptedException {
        running.handle().destroy();
        if (!endsWithin(running, grace)) {
            kill(running);
            return;
        }
        forget(running);
    }

    /** Ends the process at once, as a power cut would. */
    public void kill(Running running) throws InterruptedException {
        running.handle().destroyForcibly();
        if (!endsWithin(running, AFTER_KILL)) {
            throw new IllegalStateException(running.name() + " (pid " + running.pid() + ") cannot be ended");
        }
        forget(running);
    }

    private void forget(Running running) {
        var file = home.pidFile(running.name());
        try {
            if (PidFile.read(file).filter(pid -> pid.pid() == running.pid()).isPresent()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean endsWithin(Running running, Duration grace) throws InterruptedException {
        if (!running.isAlive()) {
            return true;
        }
        try {
            running.handle().onExit().get(grace.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return !running.isAlive();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> namesOfPidFiles() {
        if (!Files.isDirectory(home.pidFiles())) {
            return List.of();
        }
        try (var files = Files.list(home.pidFiles())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".pid"))
                    .map(name -> name.substring(0, name.length() - ".pid".length()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@code setsid} replaces itself by the program, so the pid stays the one we know; some systems lack it. */
    private static List<String> detached() {
        return Stream.of("/usr/bin/setsid", "/bin/setsid")
                .filter(path -> Files.isExecutable(Path.of(path)))
                .findFirst()
                .map(List::of)
                .orElse(List.of());
    }
}
