package io.hearth.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import io.hearth.test.TestDatabase;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.json.JsonMapper;

class OutboxTest {

    private static final EventType PAID = new EventType("hearth-payment", "paid");
    private static final EventType REFUNDED = new EventType("hearth-payment", "refunded");

    private static HikariDataSource pool;

    private final MovedClock clock = new MovedClock();
    private final Broker broker = new Broker();
    private final MessagingSettings settings = new MessagingSettings(
            "default", Duration.ofSeconds(1), 100, 3, Duration.ofMinutes(5), Duration.ofSeconds(30));
    private JdbcClient database;
    private TransactionTemplate transaction;
    private OutboxRelay relay;
    private Outbox outbox;

    @BeforeAll
    static void open() {
        pool = TestDatabase.migrated("outbox", "classpath:db/outbox", "classpath:db/inbox");
    }

    @AfterAll
    static void close() {
        pool.close();
    }

    @BeforeEach
    void anEmptyOutbox() {
        database = JdbcClient.create(pool);
        database.sql("DELETE FROM outbox_event").update();
        transaction = new TransactionTemplate(new DataSourceTransactionManager(pool));
        relay = relay();
        outbox = new Outbox(database, new JsonMapper(), Tracer.NOOP, clock, settings, relay);
    }

    private OutboxRelay relay() {
        return new OutboxRelay(
                database,
                transaction,
                broker,
                Tracer.NOOP,
                Propagator.NOOP,
                clock,
                settings,
                new SimpleMeterRegistry());
    }

    private void announce(EventType type, String key) {
        transaction.executeWithoutResult(status -> outbox.announce(type, key, "C1", Map.of("key", key)));
    }

    private String status(String key) {
        return database.sql("SELECT status FROM outbox_event WHERE business_key = ?")
                .param(key)
                .query(String.class)
                .single();
    }

    @Nested
    class Announcing {

        @Test
        void isTrueOnlyWithTheChangeItTellsOf() {
            assertThatThrownBy(() -> outbox.announce(PAID, "P1", "C1", Map.of()))
                    .isInstanceOf(IllegalStateException.class);
            transaction.executeWithoutResult(status -> {
                outbox.announce(PAID, "P1", "C1", Map.of());
                status.setRollbackOnly();
            });
            assertThat(relay.publishDue()).isZero();
        }

        @Test
        void happensOnceForOneTypeAndKey() {
            announce(PAID, "P1");
            assertThatThrownBy(() -> announce(PAID, "P1")).isInstanceOf(DuplicateKeyException.class);
            announce(REFUNDED, "P1");
            assertThat(relay.publishDue()).isEqualTo(2);
        }
    }

    @Nested
    class Publishing {

        @Test
        void sendsInOrderAndOnce() {
            announce(PAID, "P1");
            announce(PAID, "P2");
            relay.publishDue();
            relay.publishDue();
            assertThat(broker.sent).containsExactly("P1", "P2");
            assertThat(status("P1")).isEqualTo("SUCCESS");
        }

        @Test
        void triesAgainWithGrowingWaitsAndThenWaitsForAPerson() {
            announce(PAID, "P1");
            broker.failures = 3;
            relay.publishDue();
            assertThat(status("P1")).isEqualTo("FAILED");
            assertThat(relay.publishDue()).isZero();
            clock.move(Duration.ofSeconds(1));
            relay.publishDue();
            clock.move(Duration.ofSeconds(1));
            assertThat(relay.publishDue()).isZero();
            clock.move(Duration.ofSeconds(1));
            relay.publishDue();
            assertThat(status("P1")).isEqualTo("DEAD");
            clock.move(Duration.ofDays(1));
            assertThat(relay.publishDue()).isZero();
            assertThat(database.sql("SELECT last_error FROM outbox_event")
                            .query(String.class)
                            .single())
                    .contains("no broker");
        }

        @Test
        void takesOverFromASenderThatDied() {
            announce(PAID, "P1");
            broker.dies = true;
            assertThatThrownBy(relay::publishDue).isInstanceOf(StackOverflowError.class);
            assertThat(status("P1")).isEqualTo("SENDING");
            broker.dies = false;
            assertThat(relay().publishDue()).isZero();
            clock.move(settings.senderLease());
            assertThat(relay().publishDue()).isEqualTo(1);
            assertThat(status("P1")).isEqualTo("SUCCESS");
        }

        @Test
        void findsARowWithALowerIdThatWasCommittedLater() {
            var lateConnection = new TransactionTemplate(new DataSourceTransactionManager(pool));
            lateConnection.executeWithoutResult(status -> {
                outbox.announce(PAID, "P-low", "C1", Map.of());
                Thread.ofVirtual().start(() -> announce(PAID, "P-high"));
                await().until(() -> {
                    relay.publishDue();
                    return broker.sent.contains("P-high");
                });
            });
            relay.publishDue();
            assertThat(broker.sent).containsExactly("P-high", "P-low");
        }
    }

    @Nested
    class Consuming {

        private final Inbox inbox = new Inbox(JdbcClient.create(pool), clock);

        private boolean firstTime(String group, String event) {
            return Boolean.TRUE.equals(transaction.execute(status -> inbox.firstTime(group, event)));
        }

        @Test
        void happensOncePerGroup() {
            assertThat(firstTime("invoice", "E1")).isTrue();
            assertThat(firstTime("invoice", "E1")).isFalse();
            assertThat(firstTime("notification", "E1")).isTrue();
        }

        @Test
        void isForgottenWithAnEffectThatFailed() {
            transaction.executeWithoutResult(status -> {
                inbox.firstTime("invoice", "E2");
                status.setRollbackOnly();
            });
            assertThat(firstTime("invoice", "E2")).isTrue();
            assertThatThrownBy(() -> inbox.firstTime("invoice", "E3")).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void waitsDoubleUpToTheLongest() {
        assertThat(List.of(1, 2, 3, 9, 10, 60).stream().map(settings::waitAfter))
                .containsExactly(
                        Duration.ofSeconds(1),
                        Duration.ofSeconds(2),
                        Duration.ofSeconds(4),
                        Duration.ofSeconds(256),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(5));
    }

    private static final class Broker implements EventSender {

        private final List<String> sent = new ArrayList<>();
        private int failures;
        private boolean dies;

        @Override
        public synchronized void send(OutboxRow event) {
            if (dies) {
                // An error that no handler of the relay catches, as a killed process would leave it.
                throw new StackOverflowError();
            }
            if (failures > 0) {
                failures--;
                throw new IllegalStateException("no broker");
            }
            sent.add(event.businessKey());
        }
    }

    private static final class MovedClock extends Clock {

        private Instant now = Instant.parse("2026-11-30T04:00:00Z");

        void move(Duration by) {
            now = now.plus(by);
        }

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
