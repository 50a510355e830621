package io.hearth.messaging;

import io.micrometer.tracing.Tracer;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a change writes, in its own transaction, the event that tells of it; a relay publishes it after the commit.
 *
 * <p>An event of one type and business key exists once: announcing it again throws
 * {@link org.springframework.dao.DuplicateKeyException}.
 */
public final class Outbox {

    private final JdbcClient database;
    private final JsonMapper json;
    private final Tracer tracer;
    private final Clock clock;
    private final MessagingSettings settings;
    private final OutboxRelay relay;

    Outbox(
            JdbcClient database,
            JsonMapper json,
            Tracer tracer,
            Clock clock,
            MessagingSettings settings,
            OutboxRelay relay) {
        this.database = database;
        this.json = json;
        this.tracer = tracer;
        this.clock = clock;
        this.settings = settings;
        this.relay = relay;
    }

    /**
     * Announces an event with the change that is being committed.
     *
     * @param businessKey what the event is about, for example the payNo
     * @param orderingKey events of one key are delivered in their order, for example the customerNo
     * @throws IllegalStateException outside a transaction: the event would be true of nothing
     */
    public void announce(EventType type, String businessKey, String orderingKey, Object event) {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("an event is announced in the transaction of the change it tells of");
        }
        database.sql("""
                        INSERT INTO outbox_event (tenant, event_type, business_key, ordering_key, payload, traceparent,
                                                  status, next_attempt_at, created_at)
                        VALUES (:tenant, :type, :businessKey, :orderingKey, :payload, :traceparent, 'PENDING', :now, :now)""")
                .param("tenant", settings.tenant())
                .param("type", type.destination())
                .param("businessKey", businessKey)
                .param("orderingKey", orderingKey)
                .param("payload", json.writeValueAsString(event))
                .param("traceparent", traceparent())
                .param("now", moment(clock.instant()))
                .update();
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                relay.wake();
            }
        });
    }

    private @Nullable String traceparent() {
        var span = tracer.currentSpan();
        return span == null ? null : Traceparent.of(span.context());
    }

    static LocalDateTime moment(Instant instant) {
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
}
