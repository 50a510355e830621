package io.hearth.local.process;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** How long something that must come by itself is waited for. */
public final class Deadline {

    private static final long A_BIT_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final long endNanos;

    private Deadline(long endNanos) {
        this.endNanos = endNanos;
    }

    public static Deadline in(Duration patience) {
        return new Deadline(System.nanoTime() + patience.toNanos());
    }

    public boolean isOver() {
        return System.nanoTime() - endNanos >= 0;
    }

    /** Lets a moment pass before the next look. */
    public void waitABit() {
        LockSupport.parkNanos(A_BIT_NANOS);
    }
}
