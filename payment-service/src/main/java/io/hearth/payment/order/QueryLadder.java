package io.hearth.payment.order;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * When an open payment order is asked after: at each step after its creation, then again and again.
 *
 * @param steps after the creation, rising
 * @param thenEvery after the last step
 */
public record QueryLadder(List<Duration> steps, Duration thenEvery) {

    public QueryLadder {
        if (!thenEvery.isPositive()) {
            throw new IllegalArgumentException("the time between queries must be positive: " + thenEvery);
        }
        var before = Duration.ZERO;
        for (var step : steps) {
            if (step.compareTo(before) <= 0) {
                throw new IllegalArgumentException("the steps must be positive and rise: " + steps);
            }
            before = step;
        }
        steps = List.copyOf(steps);
    }

    /** The first moment after now at which an order made at this time is due. */
    public Instant after(Instant now, Instant createdAt) {
        return steps.stream()
                .map(createdAt::plus)
                .filter(moment -> moment.isAfter(now))
                .findFirst()
                .orElseGet(() -> now.plus(thenEvery));
    }
}
