package io.hearth.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SimulationTest {

    private static final long SCHEDULES = 20_000;

    @Test
    void theBooksHoldUnderEverySchedule() {
        long seed = Long.getLong("seed", System.nanoTime());
        System.out.println("./hearth simulate --seed " + seed + " --schedules " + SCHEDULES);

        assertThat(Simulate.firstBroken(seed, SCHEDULES, Rules.asTheyAre())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aKnownBugIsFound(Bug bug) {
        var broken = Simulate.firstBroken(1, SCHEDULES, Rules.with(bug));

        assertThat(broken).as(bug.what()).isPresent();
        System.out.printf(
                "%-40s after %5d schedules: %s%n",
                bug, broken.get().seed(), broken.get().violation().orElseThrow());
    }

    @Test
    void aBrokenScheduleIsShownAsAShortDiary() {
        var broken = Simulate.firstBroken(1, SCHEDULES, Rules.with(Bug.IGNORE_VERSION))
                .orElseThrow();

        var shrunk = broken.shrunk();

        assertThat(shrunk.violation()).isPresent();
        assertThat(shrunk.chances()).isLessThan(broken.chances());
        assertThat(shrunk.diary().getLast())
                .contains("BOOKS", shrunk.violation().orElseThrow());
    }

    @Test
    void oneSeedIsOneSchedule() {
        var first = Schedule.ofSeed(7, Rules.asTheyAre());
        var again = Schedule.ofSeed(7, Rules.asTheyAre());

        assertThat(Arrays.equals(first.choices(), again.choices())).isTrue();
    }
}
