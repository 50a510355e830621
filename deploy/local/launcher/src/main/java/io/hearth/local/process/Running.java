package io.hearth.local.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.OptionalLong;

/** A process of ours that runs, whether this launcher started it or an earlier one. */
public record Running(String name, ProcessHandle handle, Instant since) {

    public long pid() {
        return handle.pid();
    }

    public boolean isAlive() {
        return handle.isAlive() && !isZombie();
    }

    /** Resident memory in bytes, where the system tells it. */
    public OptionalLong residentBytes() {
        try (var lines = Files.lines(Path.of("/proc", "" + pid(), "status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst();
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /** An ended process stays in the table until its parent has asked for its exit code, which not every parent does. */
    private boolean isZombie() {
        try {
            var stat = Files.readString(Path.of("/proc", "" + pid(), "stat"));
            return stat.startsWith("Z", stat.lastIndexOf(')') + 2);
        } catch (IOException e) {
            return false;
        }
    }
}
