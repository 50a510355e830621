package io.hearth.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.hearth.identity.Caller;
import io.hearth.problem.ProblemException;
import io.hearth.test.TestDatabase;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.json.JsonMapper;

class IdempotencyTest {

    private static final Caller CALLER = Caller.service("charge-service");
    private static final Instant NOON = Instant.parse("2026-11-30T04:00:00Z");
    private static final IdempotencySettings SETTINGS =
            new IdempotencySettings(Duration.ofSeconds(45), Duration.ofDays(7));

    private static HikariDataSource pool;

    private final AtomicInteger deeds = new AtomicInteger();
    private String key;

    record Answer(String no) {}

    @BeforeAll
    static void open() {
        pool = TestDatabase.migrated("idempotency", "classpath:db/idempotency");
    }

    @AfterAll
    static void close() {
        pool.close();
    }

    @BeforeEach
    void aNewKey() {
        key = UUID.randomUUID().toString();
    }

    private static Idempotency at(Instant moment) {
        return new Idempotency(
                JdbcClient.create(pool), new JsonMapper(), Clock.fixed(moment, ZoneOffset.UTC), SETTINGS);
    }

    private Answer once(Instant moment, Object request, Supplier<Answer> deed) {
        return at(moment).once("create", CALLER, key, request, Answer.class, deed);
    }

    private Answer numbered() {
        return new Answer("O" + deeds.incrementAndGet());
    }

    private void refused(IdempotencyProblem problem, Supplier<?> deed) {
        assertThatThrownBy(deed::get)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refusal -> assertThat(refusal.problem()).isEqualTo(problem));
    }

    @Test
    void theSameKeyAndContentGiveTheFirstAnswerAgain() {
        var first = once(NOON, Map.of("amount", 1), this::numbered);
        assertThat(once(NOON, Map.of("amount", 1), this::numbered)).isEqualTo(first);
        assertThat(deeds).hasValue(1);
    }

    @Test
    void anotherContentIsRefused() {
        once(NOON, Map.of("amount", 1), this::numbered);
        refused(IdempotencyProblem.IDEMPOTENCY_KEY_REUSED, () -> once(NOON, Map.of("amount", 2), this::numbered));
    }

    @Test
    void keysOfTwoCallersNeverMeet() {
        once(NOON, Map.of(), this::numbered);
        var other =
                at(NOON).once("create", Caller.service("somebody-else"), key, Map.of(), Answer.class, this::numbered);
        assertThat(other.no()).isEqualTo("O2");
    }

    @Test
    void aRefusedDeedFreesTheKey() {
        assertThatThrownBy(() -> once(NOON, Map.of(), () -> {
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        assertThat(once(NOON, Map.of(), this::numbered).no()).isEqualTo("O1");
    }

    @Test
    void aSecondWaitsOutsideWhileTheFirstIsAtItAndTakesOverWhenItDied() throws Exception {
        var inside = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> once(NOON, Map.of(), () -> {
                inside.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return numbered();
            }));
            inside.await();
            refused(IdempotencyProblem.STILL_IN_PROGRESS, () -> once(NOON, Map.of(), this::numbered));
            var afterTheLock = NOON.plus(SETTINGS.lock()).plusMillis(1);
            assertThat(once(afterTheLock, Map.of(), this::numbered).no()).isEqualTo("O1");
            goOn.countDown();
            assertThat(first.get().no()).isEqualTo("O2");
        }
        // The one that lost its lock does not overwrite the answer of the one that has it.
        assertThat(once(NOON, Map.of(), this::numbered).no()).isEqualTo("O1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "with blank", "schlüssel", "tab\t"})
    void onlyVisibleKeysCount(String invisible) {
        refused(
                IdempotencyProblem.IDEMPOTENCY_KEY_INVALID,
                () -> at(NOON).once("create", CALLER, invisible, Map.of(), Answer.class, this::numbered));
    }

    @Test
    void oldAnswersAreForgotten() {
        once(NOON, Map.of(), this::numbered);
        at(NOON.plus(SETTINGS.keep()).plusSeconds(1)).forgetOld();
        assertThat(once(NOON, Map.of(), this::numbered).no()).isEqualTo("O2");
    }
}
