package io.hearth.service;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Has what is due done, several pieces at once: when the bell rings, else every so often.
 *
 * <p>What is due must be due again by itself later: a piece that fails, or whose process dies, is then taken again. Any number
 * of instances may run if whoever takes a piece sees to it that nobody else does.
 *
 * @param <T> a piece of work
 */
public final class Rounds<T> implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final Duration TO_FINISH = Duration.ofSeconds(15);

    private final String name;
    private final Duration every;
    private final int hands;
    private final IntFunction<List<T>> due;
    private final Consumer<T> deed;
    private final Bell bell;
    private final Semaphore free;
    private volatile @Nullable Thread worker;

    /**
     * @param name of the work, for logs
     * @param every how often it looks when nobody rings
     * @param hands pieces done at once
     * @param due gives what is due, at most so many pieces
     * @param deed each in a thread of its own
     */
    public Rounds(String name, Duration every, int hands, IntFunction<List<T>> due, Consumer<T> deed, Bell bell) {
        this.name = name;
        this.every = every;
        this.hands = hands;
        this.due = due;
        this.deed = deed;
        this.bell = bell;
        this.free = new Semaphore(hands);
    }

    @Override
    public void start() {
        // Known before it runs: it ends by itself when it is not the worker any more.
        var thread = Thread.ofVirtual().name(name).unstarted(this::run);
        worker = thread;
        thread.start();
    }

    /** Takes no more, and lets what is under way end. */
    @Override
    public void stop() {
        var running = worker;
        worker = null;
        if (running == null) {
            return;
        }
        bell.ring();
        try {
            // An interrupt would break the connection that it is reading from.
            if (!running.join(TO_FINISH)) {
                running.interrupt();
            }
            if (free.tryAcquire(hands, TO_FINISH.toSeconds(), TimeUnit.SECONDS)) {
                free.release(hands);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return worker != null;
    }

    private void run() {
        while (Thread.currentThread().equals(worker)) {
            try {
                if (!startDue()) {
                    bell.await(every);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Starts as many pieces as there are free hands; true when more may be due. */
    private boolean startDue() throws InterruptedException {
        free.acquire();
        int idle = 1 + free.drainPermits();
        int started = 0;
        try {
            for (var piece : due.apply(idle)) {
                Thread.ofVirtual().name(name).start(() -> attempt(piece));
                started++;
            }
            return started == idle;
        } catch (RuntimeException e) {
            LOG.atError()
                    .setCause(e)
                    .addKeyValue("work", name)
                    .log("what is due could not be read; the next round tries again");
            return false;
        } finally {
            free.release(idle - started);
        }
    }

    private void attempt(T piece) {
        try {
            deed.accept(piece);
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).addKeyValue("work", name).log("not done, it is due again later: {}", piece);
        } finally {
            free.release();
        }
    }
}
