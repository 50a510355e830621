package io.hearth.messaging;

import java.time.Clock;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Remembers, in the transaction of the effect, which events have had theirs. */
public final class Inbox {

    private final JdbcClient database;
    private final Clock clock;

    Inbox(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Whether this group sees the event for the first time; a second one waits for the first's transaction to end.
     *
     * @throws IllegalStateException outside a transaction: the mark could outlive an effect that failed
     */
    public boolean firstTime(String consumerGroup, String eventId) {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("an event is marked in the transaction of its effect");
        }
        return database.sql(
                                "INSERT IGNORE INTO consumed_event (consumer_group, event_id, consumed_at) VALUES (?, ?, ?)")
                        .params(consumerGroup, eventId, Outbox.moment(clock.instant()))
                        .update()
                == 1;
    }
}
