package io.hearth.invoice;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How invoices are worked off.
 *
 * @param scanEvery how often due invoices are looked for when nobody announces one
 * @param parallel invoices being issued at once by one instance
 * @param lease after which an invoice that a process died over is taken up by another; longer than all time-outs together
 * @param firstWait after the first attempt without an answer; it doubles
 * @param longestWait between two attempts
 */
@ConfigurationProperties("hearth.invoice.work")
public record InvoiceSettings(
        @DefaultValue("2s") Duration scanEvery,
        @DefaultValue("8") int parallel,
        @DefaultValue("60s") Duration lease,
        @DefaultValue("1s") Duration firstWait,
        @DefaultValue("5m") Duration longestWait) {

    public InvoiceSettings {
        if (!scanEvery.isPositive() || !lease.isPositive() || !firstWait.isPositive() || !longestWait.isPositive()) {
            throw new IllegalArgumentException("hearth.invoice.work durations must be positive");
        }
        if (parallel < 1 || parallel > 100) {
            throw new IllegalArgumentException("hearth.invoice.work.parallel must be 1 to 100");
        }
    }

    /** The wait after so many attempts without an answer. */
    public Duration waitAfter(int attempts) {
        var doubled = firstWait.multipliedBy(1L << Math.min(attempts - 1, 20));
        return doubled.compareTo(longestWait) < 0 ? doubled : longestWait;
    }
}
