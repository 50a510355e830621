package io.hearth.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CpuTimeTest {

    private static final String REST =
            " S 1 4178 4178 0 -1 4194304 161071 2316 35 0 1234 56 3 4 20 0 95 0 1000 4771045376 139000 18446744073709551615";

    @Nested
    class OfOneProcess {

        @Test
        void isUserAndSystemTimeWithoutThatOfChildren() {
            assertThat(CpuTime.parse("4178 (java)" + REST)).isEqualTo(new CpuTime(4178, 12_900));
        }

        @Test
        void isFoundBehindANameWithBlanksAndBrackets() {
            assertThat(CpuTime.parse("4178 (a) R 1 (b c)" + REST + "\n")).isEqualTo(new CpuTime(4178, 12_900));
        }

        @Test
        void isThatOfTheProcessAskedFor() {
            long self = ProcessHandle.current().pid();

            assertThat(CpuTime.of(self).pid()).isEqualTo(self);
        }

        @Test
        void isRefusedForAProcessThatDoesNotRun() {
            assertThatThrownBy(() -> CpuTime.of(Integer.MAX_VALUE))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("no process " + Integer.MAX_VALUE);
        }
    }

    @Nested
    class OfManyPrograms {

        private final CpuTimes before =
                new CpuTimes(Map.of("mariadb", new CpuTime(7, 1_000), "redis", new CpuTime(8, 20)));

        @Test
        void isTheirDifference() {
            var after = new CpuTimes(Map.of("mariadb", new CpuTime(7, 1_250), "redis", new CpuTime(8, 20)));

            assertThat(after.since(before)).containsExactly(Map.entry("mariadb", 250L), Map.entry("redis", 0L));
        }

        @Test
        void isRefusedWhenOneWasStartedInBetween() {
            var after = new CpuTimes(Map.of("mariadb", new CpuTime(7, 1_250), "redis", new CpuTime(9, 10)));

            assertThatThrownBy(() -> after.since(before))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("redis was started while it was measured");
        }
    }
}
