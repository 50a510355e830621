package io.hearth.simulator.fault;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One order to misbehave.
 *
 * @param operation the calls it concerns; null for any
 * @param reference the one order, phone or request it concerns; null for any
 * @param timesLeft how many calls it still strikes; {@link #ALWAYS} until it is taken back
 * @param probability by which each matching call is struck, in (0, 1]
 */
public record FaultOrder<O extends Enum<O>>(
        String id,
        @Nullable O operation,
        @Nullable String reference,
        FaultKind kind,
        Duration hold,
        long timesLeft,
        double probability) {

    /** No end: the order stands until it is taken back. */
    public static final long ALWAYS = Long.MAX_VALUE;

    public FaultOrder {
        if (timesLeft <= 0) {
            throw new IllegalArgumentException("times must be positive: " + timesLeft);
        }
        if (!(probability > 0 && probability <= 1)) {
            throw new IllegalArgumentException("probability must lie in (0, 1]: " + probability);
        }
        if (hold.isNegative()) {
            throw new IllegalArgumentException("millis must not be negative: " + hold.toMillis());
        }
    }

    boolean concerns(Class<? extends FaultKind> kinds, O called, @Nullable String about) {
        return kinds.isInstance(kind)
                && (operation == null || operation == called)
                && (reference == null || reference.equals(about));
    }

    boolean strikes(RandomGenerator chance) {
        return probability == 1 || chance.nextDouble() < probability;
    }

    boolean isLast() {
        return timesLeft == 1;
    }

    FaultOrder<O> struckOnce() {
        long left = timesLeft == ALWAYS ? ALWAYS : timesLeft - 1;
        return new FaultOrder<>(id, operation, reference, kind, hold, left, probability);
    }
}
