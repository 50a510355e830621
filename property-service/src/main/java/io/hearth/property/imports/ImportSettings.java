package io.hearth.property.imports;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How imports run.
 *
 * @param parallel imports at a time in one process
 * @param batchRows rows checked and stored in one transaction; customers are registered as many at a time
 * @param lease after which the import of a process that died is taken over; longer than any batch takes
 * @param attempts in a row that come no further before an import fails
 * @param keepFiles how long sheets are kept: they name people
 */
@ConfigurationProperties("hearth.imports")
record ImportSettings(
        @DefaultValue("1") int parallel,
        @DefaultValue("200") int batchRows,
        @DefaultValue("60s") Duration lease,
        @DefaultValue("10") int attempts,
        @DefaultValue("90d") Duration keepFiles) {

    private static final int MOST_BATCH_ROWS = 500;
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    ImportSettings {
        if (parallel < 1 || attempts < 1) {
            throw new IllegalArgumentException("hearth.imports.parallel and attempts must be at least 1");
        }
        if (batchRows < 1 || batchRows > MOST_BATCH_ROWS) {
            throw new IllegalArgumentException("hearth.imports.batch-rows must be 1 to " + MOST_BATCH_ROWS);
        }
        if (!lease.isPositive() || !keepFiles.isPositive()) {
            throw new IllegalArgumentException("hearth.imports.lease and keep-files must be positive");
        }
    }

    /** The wait after so many failed attempts: 1 s, 2 s, 4 s ... up to a minute. */
    Duration waitAfter(int failed) {
        var doubled = Duration.ofSeconds(1L << Math.min(failed - 1, 20));
        return doubled.compareTo(LONGEST_WAIT) < 0 ? doubled : LONGEST_WAIT;
    }
}
