package io.hearth.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** CPU times of several programs, read at one moment. */
record CpuTimes(Map<String, CpuTime> byProgram) {

    static final String MARIADB = "mariadb";

    private static final String BENCHMARK = "benchmark";
    private static final String PID_FILE = ".pid";

    CpuTimes {
        byProgram = Map.copyOf(byProgram);
    }

    /**
     * Those of all programs that the launcher has started.
     *
     * @param home of the launcher, with its pid files
     */
    static CpuTimes ofStack(Path home) {
        var times = new TreeMap<String, CpuTime>();
        try (var files = Files.newDirectoryStream(home.resolve("pids"), "*" + PID_FILE)) {
            for (var file : files) {
                var name = file.getFileName().toString();
                times.put(name.substring(0, name.length() - PID_FILE.length()), CpuTime.of(pidIn(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the pid files of " + home, e);
        }
        if (!times.containsKey(MARIADB)) {
            throw new IllegalStateException("only a MariaDB that ./hearth has started can be measured");
        }
        return new CpuTimes(times);
    }

    /** Those of the database and of this process. */
    static CpuTimes ofFloor(Path home) {
        var mariadb = CpuTime.of(pidIn(home.resolve("pids").resolve(MARIADB + PID_FILE)));
        return new CpuTimes(Map.of(
                MARIADB, mariadb, BENCHMARK, CpuTime.of(ProcessHandle.current().pid())));
    }

    /**
     * Milliseconds used by each program in between.
     *
     * @throws IllegalStateException if a program is not the same process as before
     */
    SortedMap<String, Long> since(CpuTimes before) {
        var used = new TreeMap<String, Long>();
        byProgram.forEach((program, time) -> {
            var earlier = before.byProgram.get(program);
            if (earlier == null || earlier.pid() != time.pid()) {
                throw new IllegalStateException(program + " was started while it was measured");
            }
            used.put(program, time.millis() - earlier.millis());
        });
        return used;
    }

    private static long pidIn(Path file) {
        try {
            return Long.parseLong(Files.readString(file).strip().split(" ")[0]);
        } catch (IOException e) {
            throw new UncheckedIOException("the pid file " + file, e);
        }
    }
}
