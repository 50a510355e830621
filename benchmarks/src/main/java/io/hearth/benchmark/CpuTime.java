package io.hearth.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * What one process has used of the processors since it began, in user and system mode, all its threads together.
 *
 * @param millis in steps of 10
 */
record CpuTime(long pid, long millis) {

    /** Linux tells user space hundredths of a second on every machine. */
    private static final long MILLIS_PER_TICK = 10;

    private static final int USER_TICKS = 11;
    private static final int SYSTEM_TICKS = 12;

    /**
     * That of a running process.
     *
     * @throws IllegalStateException if it does not run
     */
    static CpuTime of(long pid) {
        try {
            return parse(Files.readString(Path.of("/proc", "" + pid, "stat")));
        } catch (NoSuchFileException e) {
            throw new IllegalStateException("no process " + pid + " runs here, or this is not Linux", e);
        } catch (IOException e) {
            throw new IllegalStateException("the CPU time of process " + pid + " cannot be read", e);
        }
    }

    /** Reads the text of {@code /proc/PID/stat}, as proc_pid_stat(5) describes it. */
    static CpuTime parse(String stat) {
        // The second field is the name in brackets, which may hold blanks and brackets itself.
        var afterName = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
        long ticks = Long.parseLong(afterName[USER_TICKS]) + Long.parseLong(afterName[SYSTEM_TICKS]);
        return new CpuTime(Long.parseLong(stat.substring(0, stat.indexOf(' '))), ticks * MILLIS_PER_TICK);
    }
}
