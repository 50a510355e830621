package io.hearth.local.command;

import io.hearth.local.process.Running;
import io.hearth.local.program.State;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One program in the table that {@code up} and {@code status} show.
 *
 * @param where its port, or the address where it is not ours
 * @param lasted how long it has been on its way up, or up; null if neither
 */
record Line(
        String name,
        State state,
        String where,
        @Nullable Duration lasted,
        @Nullable Running process) {

    static final String HEADER = "%-22s %-10s %-16s %9s %8s".formatted("name", "state", "port", "seconds", "MB");

    private static final long MEGABYTE = 1024 * 1024;

    /** Resident memory; 0 if there is no process or the system does not tell. */
    long megabytes() {
        return process == null || !process.isAlive()
                ? 0
                : process.residentBytes().orElse(0) / MEGABYTE;
    }

    @Override
    public String toString() {
        long megabytes = megabytes();
        return "%-22s %-10s %-16s %9s %8s"
                .formatted(
                        name,
                        state.name().toLowerCase(Locale.ROOT),
                        where,
                        lasted == null ? "" : "%.1f".formatted(lasted.toMillis() / 1e3),
                        megabytes == 0 ? "" : "" + megabytes)
                .stripTrailing();
    }
}
