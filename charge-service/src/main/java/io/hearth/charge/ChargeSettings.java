package io.hearth.charge;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long things take.
 *
 * @param payWithin from creation until an unpaid order is closed
 * @param holdLonger how much longer than that its bills stay held, for the channel to be asked and the money to be booked
 * @param lookEvery how often an open order whose outcome is unclear is looked after
 * @param bookAgain wait after the first failed booking; it doubles up to ten minutes
 * @param batch orders or payments taken at once
 */
@ConfigurationProperties("hearth.charge")
public record ChargeSettings(
        @DefaultValue("30m") Duration payWithin,
        @DefaultValue("2h") Duration holdLonger,
        @DefaultValue("30s") Duration lookEvery,
        @DefaultValue("1s") Duration bookAgain,
        @DefaultValue("50") int batch) {

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    public ChargeSettings {
        if (!payWithin.isPositive() || !holdLonger.isPositive() || !lookEvery.isPositive() || !bookAgain.isPositive()) {
            throw new IllegalArgumentException("hearth.charge durations must be positive");
        }
        if (batch < 1 || batch > 1000) {
            throw new IllegalArgumentException("hearth.charge.batch must be 1 to 1000");
        }
    }

    /** The wait after so many failed bookings. */
    public Duration bookAgainAfter(int failed) {
        var doubled = bookAgain.multipliedBy(1L << Math.min(failed - 1, 20));
        return doubled.compareTo(LONGEST_WAIT) < 0 ? doubled : LONGEST_WAIT;
    }
}
