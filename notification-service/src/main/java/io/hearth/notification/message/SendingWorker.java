package io.hearth.notification.message;

import io.hearth.notification.NotificationSettings;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Sends due messages, several at once: at the bell, else at the next scan.
 *
 * <p>Any number of instances may run: each takes its own messages, and takes over those of an instance that died.
 */
@Component
class SendingWorker implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(SendingWorker.class);
    private static final int SECONDS_TO_FINISH = 15;

    private final Messages messages;
    private final Notifying notifying;
    private final DueMessages due;
    private final NotificationSettings settings;
    private final Semaphore free;
    private volatile @Nullable Thread worker;

    SendingWorker(Messages messages, Notifying notifying, DueMessages due, NotificationSettings settings) {
        this.messages = messages;
        this.notifying = notifying;
        this.due = due;
        this.settings = settings;
        this.free = new Semaphore(settings.parallel());
    }

    @Override
    public void start() {
        var started = Thread.ofVirtual().name("message-sending").unstarted(this::run);
        // Known before it runs, else it could find nobody running and end at once.
        worker = started;
        started.start();
    }

    /** Takes no more, and lets those under way end. */
    @Override
    public void stop() {
        var running = worker;
        worker = null;
        if (running == null) {
            return;
        }
        due.announce();
        try {
            // An interrupt would break the connection that it is reading from.
            if (!running.join(Duration.ofSeconds(SECONDS_TO_FINISH))) {
                running.interrupt();
            }
            if (free.tryAcquire(settings.parallel(), SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
                free.release(settings.parallel());
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
        while (isRunning()) {
            try {
                if (!startDue()) {
                    due.await(settings.scanEvery());
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.atError().setCause(e).log("due messages could not be read; the next scan tries again");
                pause();
            }
        }
    }

    /** Starts as many due messages as there are free hands; true when more may be due. */
    private boolean startDue() throws InterruptedException {
        free.acquire();
        int hands = 1 + free.drainPermits();
        int started = 0;
        try {
            for (var id : messages.due(hands)) {
                Thread.ofVirtual().name("message " + id).start(() -> send(id));
                started++;
            }
            return started == hands;
        } finally {
            free.release(hands - started);
        }
    }

    private void send(String id) {
        try {
            notifying.sendIfDue(id);
        } catch (RuntimeException e) {
            // The lease ends and the message is taken up again.
            LOG.atError().setCause(e).addKeyValue("messageNo", id).log("a message could not be worked on");
        } finally {
            free.release();
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(settings.scanEvery().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
