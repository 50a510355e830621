package io.hearth.local.command;

import io.hearth.local.process.Home;
import io.hearth.local.program.Program;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** Whether this machine is large enough, asked before anything starts that would only die half-way. */
final class Machine {

    private static final long MEGABYTE = 1024 * 1024;

    /** Unpacked servers, redo logs and message files of an empty stack, with room for a season's data. */
    private static final long DISK_NEEDED_MEGABYTES = 2_000;

    private Machine() {}

    /**
     * Refuses when there is too little disk, or too little memory for these programs.
     *
     * @throws StackProblem with what is needed and what there is
     */
    static void refuseIfTooSmall(Home home, List<Program> toStart) throws IOException {
        Files.createDirectories(home.root());
        long disk = Files.getFileStore(home.root()).getUsableSpace() / MEGABYTE;
        if (disk < DISK_NEEDED_MEGABYTES) {
            throw new StackProblem(
                    "%s has %d MB left, but %d MB are needed: make room, name another folder by HEARTH_HOME, or go ahead with --force"
                            .formatted(home.root(), disk, DISK_NEEDED_MEGABYTES));
        }
        long needed = toStart.stream().mapToLong(Program::memoryMegabytes).sum();
        var available = availableMegabytes();
        if (available.isPresent() && available.getAsLong() < needed) {
            throw new StackProblem(
                    "about %d MB of memory are needed, but only %d MB are available: end something else, or go ahead with --force"
                            .formatted(needed, available.getAsLong()));
        }
    }

    /** What the system could give to new processes without swapping; empty where it does not tell. */
    private static OptionalLong availableMegabytes() throws IOException {
        var table = Path.of("/proc/meminfo");
        if (!Files.exists(table)) {
            return OptionalLong.empty();
        }
        return Files.readAllLines(table).stream()
                .filter(line -> line.startsWith("MemAvailable:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst();
    }
}
