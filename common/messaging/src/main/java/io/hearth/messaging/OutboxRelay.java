package io.hearth.messaging;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.context.SmartLifecycle;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Publishes what lies in the outbox: at once when woken by a commit, else at the next scan.
 *
 * <p>Any number of instances may run: each takes its own events (SKIP LOCKED), and takes over those of an instance that died.
 */
final class OutboxRelay implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(OutboxRelay.class);
    private static final int LONGEST_ERROR = 500;

    private final JdbcClient database;
    private final TransactionTemplate transaction;
    private final EventSender sender;
    private final Tracer tracer;
    private final Propagator propagator;
    private final Clock clock;
    private final MessagingSettings settings;
    private final BlockingQueue<Boolean> wakeUps = new LinkedBlockingQueue<>(1);
    private volatile @Nullable Thread worker;

    OutboxRelay(
            JdbcClient database,
            TransactionTemplate transaction,
            EventSender sender,
            Tracer tracer,
            Propagator propagator,
            Clock clock,
            MessagingSettings settings,
            MeterRegistry metrics) {
        this.database = database;
        this.transaction = transaction;
        this.sender = sender;
        this.tracer = tracer;
        this.propagator = propagator;
        this.clock = clock;
        this.settings = settings;
        for (var status : List.of(OutboxStatus.PENDING, OutboxStatus.FAILED, OutboxStatus.DEAD)) {
            Gauge.builder("hearth.outbox.events", this, relay -> relay.count(status))
                    .tag("status", status.name())
                    .description("events in the outbox that are not yet published")
                    .register(metrics);
        }
    }

    /** Looks for due events now; never blocks. */
    void wake() {
        wakeUps.offer(Boolean.TRUE);
    }

    @Override
    public void start() {
        // Known before it runs: a thread that sees no worker takes itself for stopped.
        var thread = Thread.ofVirtual().name("outbox-relay").unstarted(this::run);
        worker = thread;
        thread.start();
    }

    @Override
    public void stop() {
        var running = worker;
        worker = null;
        if (running != null) {
            running.interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return worker != null;
    }

    private void run() {
        while (isRunning()) {
            try {
                while (publishDue() == settings.batch()) {
                    LOG.debug("a full batch was published, the next follows");
                }
                wakeUps.poll(settings.scanEvery().toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.atError().setCause(e).log("the outbox could not be read; the next scan tries again");
                pause();
            }
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(settings.scanEvery().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Publishes one batch of due events and says how many were due. */
    int publishDue() {
        var due = transaction.execute(status -> takeDue());
        due.forEach(this::publish);
        return due.size();
    }

    private List<OutboxRow> takeDue() {
        var now = clock.instant();
        var due = database.sql("""
                        SELECT id, event_type, business_key, ordering_key, payload, traceparent, attempts
                        FROM outbox_event
                        WHERE status IN ('PENDING', 'FAILED', 'SENDING') AND next_attempt_at <= ?
                        ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED""")
                .params(Outbox.moment(now), settings.batch())
                .query(OutboxRow.class)
                .list();
        if (!due.isEmpty()) {
            database.sql("UPDATE outbox_event SET status = 'SENDING', next_attempt_at = :lease WHERE id IN (:ids)")
                    .param("lease", Outbox.moment(now.plus(settings.senderLease())))
                    .param("ids", due.stream().map(OutboxRow::id).toList())
                    .update();
        }
        return due;
    }

    private void publish(OutboxRow event) {
        try {
            Traceparent.continued(
                    propagator, tracer, event.traceparent(), "publish " + event.eventType(), () -> sender.send(event));
            database.sql(
                            "UPDATE outbox_event SET status = 'SUCCESS', sent_at = ?, attempts = attempts + 1 WHERE id = ?")
                    .params(Outbox.moment(clock.instant()), event.id())
                    .update();
        } catch (RuntimeException e) {
            failed(event, e);
        }
    }

    private void failed(OutboxRow event, RuntimeException e) {
        int attempts = event.attempts() + 1;
        boolean dead = attempts >= settings.attempts();
        LOG.atLevel(dead ? Level.ERROR : Level.WARN)
                .setCause(e)
                .addKeyValue("eventType", event.eventType())
                .addKeyValue("businessKey", event.businessKey())
                .addKeyValue("attempts", attempts)
                .log(dead ? "an event is dead and waits for a person" : "an event could not be published");
        var error = e.toString();
        database.sql("""
                        UPDATE outbox_event SET status = ?, attempts = ?, next_attempt_at = ?, last_error = ?
                        WHERE id = ?""")
                .params(
                        (dead ? OutboxStatus.DEAD : OutboxStatus.FAILED).name(),
                        attempts,
                        Outbox.moment(clock.instant().plus(settings.waitAfter(attempts))),
                        error.substring(0, Math.min(error.length(), LONGEST_ERROR)),
                        event.id())
                .update();
    }

    private long count(OutboxStatus status) {
        return database.sql("SELECT COUNT(*) FROM outbox_event WHERE status = ?")
                .param(status.name())
                .query(Long.class)
                .single();
    }
}
