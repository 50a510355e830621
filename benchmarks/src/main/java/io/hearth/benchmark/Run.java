package io.hearth.benchmark;

import java.time.Duration;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Payments made in one go.
 *
 * @param took from the first to the last of them
 * @param cpuMillis used for all of them, by program
 */
record Run(int payments, Duration took, SortedMap<String, Long> cpuMillis) {

    Run {
        cpuMillis = Collections.unmodifiableSortedMap(new TreeMap<>(cpuMillis));
    }

    double perSecond() {
        return payments * 1e9 / took.toNanos();
    }

    /** CPU milliseconds of one payment. */
    double cpuMillisEach() {
        return cpuMillis.values().stream().mapToLong(Long::longValue).sum() / (double) payments;
    }

    /** The share of one program in them. */
    double cpuMillisEach(String program) {
        return cpuMillis.getOrDefault(program, 0L) / (double) payments;
    }
}
