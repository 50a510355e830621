package io.hearth.payment.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Thousands of schedules of one payment: answers lost, notifications doubled and reordered, processes that die between two
 * steps, two readers of one row. A failure prints its seed; {@code -Dhearth.seed=N} plays it again with its diary.
 */
class ScheduleTest {

    private static final int SCHEDULES = 20_000;

    @Test
    void neverLosesNorDoublesMoney() {
        var replayed = Long.getLong("hearth.seed");
        long first = replayed == null ? System.nanoTime() : replayed;
        var ends = LongStream.range(first, first + (replayed == null ? SCHEDULES : 1))
                .mapToObj(seed -> new Schedule(seed).run())
                .toList();

        System.out.printf("%d schedules from seed %d%n", ends.size(), first);
        if (replayed == null) {
            // A simulation in which hardly anything happens proves nothing.
            for (var end : Schedule.End.values()) {
                assertThat(ends.stream().filter(end::equals).count())
                        .describedAs("schedules that end as %s", end)
                        .isGreaterThan(SCHEDULES / 1000);
            }
        }
    }
}
