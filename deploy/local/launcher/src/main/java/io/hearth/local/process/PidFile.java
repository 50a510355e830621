package io.hearth.local.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * Remembers a process by pid and moment of start, so that a stranger that got the pid later is never taken for it.
 *
 * @param started as the system tells it
 */
record PidFile(long pid, Instant started) {

    /** The moment of start is derived from the clock at boot, which may be corrected by a little while we run. */
    private static final Duration CLOCK_CORRECTION = Duration.ofSeconds(2);

    static PidFile of(ProcessHandle process) {
        return new PidFile(process.pid(), process.info().startInstant().orElse(Instant.EPOCH));
    }

    /** What is written there; empty if there is nothing or nothing of sense. */
    static Optional<PidFile> read(Path file) {
        try {
            var parts = Files.readString(file).strip().split(" ");
            return Optional.of(new PidFile(Long.parseLong(parts[0]), Instant.parse(parts[1])));
        } catch (IOException | NumberFormatException | DateTimeParseException | ArrayIndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        var fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, pid + " " + started + "\n");
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The process remembered, if it still runs. */
    Optional<ProcessHandle> process() {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(process -> isStartOf(process.info().startInstant().orElse(Instant.EPOCH)));
    }

    private boolean isStartOf(Instant start) {
        return Duration.between(started, start).abs().compareTo(CLOCK_CORRECTION) < 0;
    }
}
