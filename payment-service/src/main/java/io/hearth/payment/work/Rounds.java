package io.hearth.payment.work;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Takes what is due and does it, each piece in a thread of its own, at once when woken and else every so often.
 *
 * <p>What is taken must be due again by itself later: a piece whose process dies is then taken again.
 *
 * @param <T> a piece of work
 */
public final class Rounds<T> implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);

    private final String name;
    private final Duration every;
    private final Supplier<List<T>> takeDue;
    private final Consumer<T> deed;
    private final BlockingQueue<Boolean> wakeUps = new LinkedBlockingQueue<>(1);
    private volatile @Nullable Thread worker;

    /**
     * @param every how often it looks when nobody wakes it
     * @param takeDue takes a limited number of pieces so that nobody else does; none ends the round
     */
    public Rounds(String name, Duration every, Supplier<List<T>> takeDue, Consumer<T> deed) {
        this.name = name;
        this.every = every;
        this.takeDue = takeDue;
        this.deed = deed;
    }

    /** Looks for work now; never blocks. */
    public void wake() {
        wakeUps.offer(Boolean.TRUE);
    }

    @Override
    public void start() {
        // Known before it runs: it ends by itself when it is not the worker any more.
        var thread = Thread.ofVirtual().name(name).unstarted(this::run);
        worker = thread;
        thread.start();
    }

    @Override
    public void stop() {
        var running = worker;
        worker = null;
        if (running != null) {
            running.interrupt();
            join(running);
        }
    }

    @Override
    public boolean isRunning() {
        return worker != null;
    }

    private void run() {
        while (Thread.currentThread().equals(worker)) {
            try {
                while (doDue()) {
                    LOG.debug("{} did what was due and looks for more", name);
                }
                wakeUps.poll(every.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private boolean doDue() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var due = takeDue.get();
            due.forEach(piece -> threads.execute(() -> attempt(piece)));
            return !due.isEmpty();
        } catch (RuntimeException e) {
            LOG.atError()
                    .setCause(e)
                    .addKeyValue("work", name)
                    .log("what is due could not be read; the next round tries again");
            return false;
        }
    }

    private void attempt(T piece) {
        try {
            deed.accept(piece);
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).addKeyValue("work", name).log("not done, it is due again later: {}", piece);
        }
    }

    private static void join(Thread running) {
        try {
            running.join(Duration.ofSeconds(15));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
