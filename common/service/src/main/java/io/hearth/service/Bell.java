package io.hearth.service;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Says that there may be something to do, so that nobody need wait for the next look; rung twice is rung once. */
public final class Bell {

    private final BlockingQueue<Boolean> rings = new LinkedBlockingQueue<>(1);

    /** Never blocks. */
    public void ring() {
        rings.offer(Boolean.TRUE);
    }

    /** Returns at the next ring, or after the time given. */
    void await(Duration longest) throws InterruptedException {
        rings.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
    }
}
