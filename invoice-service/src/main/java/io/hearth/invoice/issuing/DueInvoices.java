package io.hearth.invoice.issuing;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/** The bell that says that an invoice may be due, so that nobody need wait for the next scan. */
@Component
class DueInvoices {

    private final BlockingQueue<Boolean> rings = new LinkedBlockingQueue<>(1);

    /** Never blocks. */
    void announce() {
        rings.offer(Boolean.TRUE);
    }

    /** Returns at the next announcement, or after the time given. */
    void await(Duration longest) throws InterruptedException {
        rings.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
    }
}
