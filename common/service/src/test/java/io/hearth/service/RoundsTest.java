package io.hearth.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RoundsTest {

    private static final Duration NEVER = Duration.ofHours(1);
    private static final int HANDS = 2;

    private final Queue<String> due = new ConcurrentLinkedQueue<>();
    private final Set<String> done = ConcurrentHashMap.newKeySet();
    private final Bell bell = new Bell();
    private Rounds<String> rounds = rounds(NEVER);

    @AfterEach
    void stop() {
        rounds.stop();
    }

    private Rounds<String> rounds(Duration every) {
        return new Rounds<>("test", every, HANDS, this::next, this::attempt, bell);
    }

    /** As many as there are, and no more than asked for. */
    private List<String> next(int limit) {
        return Stream.generate(due::poll)
                .takeWhile(Objects::nonNull)
                .limit(limit)
                .toList();
    }

    private void attempt(String piece) {
        if (piece.equals("bad")) {
            throw new IllegalStateException("bad");
        }
        done.add(piece);
    }

    @Test
    void doWhatIsDueWhenWoken() {
        rounds.start();
        due.addAll(List.of("a", "b"));

        bell.ring();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b"));
    }

    @Test
    void lookByThemselvesWhenNobodyWakesThem() {
        rounds = rounds(Duration.ofMillis(20));
        rounds.start();

        due.add("a");

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }

    @Test
    void goOnUntilNothingIsDue() {
        due.addAll(List.of("a", "b", "c", "d", "e"));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b", "c", "d", "e"));
    }

    @Test
    void surviveAPieceThatFails() {
        due.addAll(List.of("bad", "a", "bad", "b"));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b"));
    }

    @Test
    void surviveThatNothingCanBeRead() {
        var broken = new CountDownLatch(1);
        rounds = new Rounds<>(
                "test",
                Duration.ofMillis(20),
                HANDS,
                limit -> {
                    if (broken.getCount() > 0) {
                        broken.countDown();
                        throw new IllegalStateException("no database");
                    }
                    return next(limit);
                },
                this::attempt,
                bell);
        due.add("a");

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }

    @Test
    void doNoMoreAtOnceThanThereAreHands() {
        var busy = new AtomicInteger();
        var most = new AtomicInteger();
        rounds = new Rounds<>(
                "test",
                NEVER,
                HANDS,
                this::next,
                piece -> {
                    most.accumulateAndGet(busy.incrementAndGet(), Math::max);
                    await().pollDelay(Duration.ofMillis(20)).until(() -> true);
                    busy.decrementAndGet();
                    done.add(piece);
                },
                bell);
        due.addAll(List.of("a", "b", "c", "d", "e"));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).hasSize(5));
        assertThat(most).hasValue(HANDS);
    }

    @Test
    void whenStoppedLetWhatIsUnderWayEnd() {
        var begun = new CountDownLatch(1);
        rounds = new Rounds<>(
                "test",
                NEVER,
                HANDS,
                this::next,
                piece -> {
                    begun.countDown();
                    await().pollDelay(Duration.ofMillis(200)).until(() -> true);
                    done.add(piece);
                },
                bell);
        due.add("a");
        rounds.start();
        await().until(() -> begun.getCount() == 0);

        rounds.stop();

        assertThat(done).containsExactly("a");
    }

    @Test
    void canBeStoppedAndStartedAgainAtAnyMoment() {
        for (int time = 0; time < 200; time++) {
            rounds.start();
            rounds.stop();
        }
        rounds.start();
        due.add("a");

        bell.ring();

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }
}
