package io.hearth.payment.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RoundsTest {

    private static final Duration NEVER = Duration.ofHours(1);

    private final Queue<List<String>> due = new ConcurrentLinkedQueue<>();
    private final Set<String> done = ConcurrentHashMap.newKeySet();
    private Rounds<String> rounds = rounds(NEVER);

    @AfterEach
    void stop() {
        rounds.stop();
    }

    private Rounds<String> rounds(Duration every) {
        return new Rounds<>("test", every, () -> Optional.ofNullable(due.poll()).orElse(List.of()), this::attempt);
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
        due.add(List.of("a", "b"));

        rounds.wake();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b"));
    }

    @Test
    void lookByThemselvesWhenNobodyWakesThem() {
        rounds = rounds(Duration.ofMillis(20));
        rounds.start();

        due.add(List.of("a"));

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }

    @Test
    void goOnUntilNothingIsDue() {
        due.addAll(List.of(List.of("a"), List.of("b"), List.of("c")));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b", "c"));
    }

    @Test
    void surviveAPieceThatFails() {
        due.addAll(List.of(List.of("bad", "a"), List.of("b")));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactlyInAnyOrder("a", "b"));
    }

    @Test
    void surviveThatNothingCanBeRead() {
        var broken = new CountDownLatch(1);
        rounds = new Rounds<>(
                "test",
                Duration.ofMillis(20),
                () -> {
                    if (broken.getCount() > 0) {
                        broken.countDown();
                        throw new IllegalStateException("no database");
                    }
                    return Optional.ofNullable(due.poll()).orElse(List.of());
                },
                this::attempt);
        due.add(List.of("a"));

        rounds.start();

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }

    @Test
    void canBeStoppedAndStartedAgainAtAnyMoment() {
        for (int time = 0; time < 200; time++) {
            rounds.start();
            rounds.stop();
        }
        rounds.start();
        due.add(List.of("a"));

        rounds.wake();

        await().untilAsserted(() -> assertThat(done).containsExactly("a"));
    }
}
