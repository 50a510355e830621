package io.hearth.site;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what Hearth does by itself. */
public final class Waiting {

    private static final long BETWEEN_LOOKS_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private Waiting() {}

    /**
     * Looks again and again until what is seen will do.
     *
     * @throws IllegalStateException with what was seen last when the patience is at its end
     */
    public static <T> T until(String what, Duration patience, Supplier<T> look, Predicate<T> will) {
        long end = System.nanoTime() + patience.toNanos();
        var seen = look.get();
        while (!will.test(seen)) {
            if (System.nanoTime() - end >= 0) {
                throw new IllegalStateException(
                        "waited %d s for %s, last seen: %s".formatted(patience.toSeconds(), what, seen));
            }
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
            seen = look.get();
        }
        return seen;
    }
}
