package io.hearth.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyTest {

    @Nested
    class FromYuan {

        @ParameterizedTest
        @CsvSource({"19.90,1990", "0.29,29", "1.15,115", "4.35,435", "0.03,3", "-0.29,-29", "2000,200000", "0,0"})
        void isExactInFen(String yuan, long fen) {
            assertThat(Money.ofYuan(yuan)).isEqualTo(new Money(fen));
        }

        @Test
        void refusesAPartOfAFen() {
            assertThatThrownBy(() -> Money.ofYuan("1.005")).isInstanceOf(ArithmeticException.class);
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "abc", "1,000.00", "1.0.0"})
        void refusesWhatIsNotANumber(String text) {
            assertThatThrownBy(() -> Money.ofYuan(text)).isInstanceOf(NumberFormatException.class);
        }

        @Test
        void roundsOnlyAsAsked() {
            assertThat(Money.rounded(new BigDecimal("1.005"), RoundingMode.HALF_UP))
                    .isEqualTo(new Money(101));
            assertThat(Money.rounded(new BigDecimal("1.005"), RoundingMode.DOWN))
                    .isEqualTo(new Money(100));
        }

        @Test
        void refusesMoreThanALongHolds() {
            assertThatThrownBy(() -> Money.ofYuan("92233720368547758.08")).isInstanceOf(ArithmeticException.class);
        }
    }

    @Nested
    class Reckoning {

        @Test
        void neverOverflowsSilently() {
            var most = new Money(Long.MAX_VALUE);
            assertThatThrownBy(() -> most.plus(new Money(1))).isInstanceOf(ArithmeticException.class);
            assertThatThrownBy(() -> most.negated().minus(new Money(2))).isInstanceOf(ArithmeticException.class);
        }

        @Test
        void multipliesInYuanAndRoundsOnce() {
            assertThat(Money.ofYuan("38.32").times(new BigDecimal("0.4"), RoundingMode.HALF_UP))
                    .isEqualTo(Money.ofYuan("15.33"));
        }

        @Test
        void ordersBySize() {
            assertThat(new Money(1).max(new Money(2))).isEqualTo(new Money(2));
            assertThat(new Money(1).min(new Money(2))).isEqualTo(new Money(1));
            assertThat(Money.sum(List.of(new Money(1), new Money(2), new Money(-5))))
                    .isEqualTo(new Money(-2));
            assertThat(Money.sum(List.of())).isEqualTo(Money.ZERO);
        }

        @Test
        void printsYuanWithTwoDigits() {
            assertThat(new Money(123450)).hasToString("1234.50");
            assertThat(new Money(-5)).hasToString("-0.05");
        }
    }

    @Nested
    class SharingOut {

        @Test
        void givesTheOddFenToTheLargestRemainder() {
            assertThat(new Money(100).split(3)).containsExactly(new Money(34), new Money(33), new Money(33));
            assertThat(new Money(100).split(List.of(new BigDecimal("1"), new BigDecimal("1.5"))))
                    .containsExactly(new Money(40), new Money(60));
            assertThat(new Money(-100).split(3)).containsExactly(new Money(-34), new Money(-33), new Money(-33));
        }

        @Test
        void refusesWeightsThatShareNothing() {
            assertThatThrownBy(() -> new Money(1).split(0)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Money(1).split(List.of(BigDecimal.ZERO)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Money(1).split(List.of(BigDecimal.ONE, new BigDecimal("-1"))))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void neitherMakesNorLosesAFen() {
            long seed = Long.getLong("seed", new Random().nextLong());
            System.out.println("MoneyTest.neitherMakesNorLosesAFen -Dseed=" + seed);
            var random = new Random(seed);
            for (int i = 0; i < 10_000; i++) {
                var amount = new Money(random.nextLong(-1_000_000_000L, 1_000_000_000L));
                var weights = IntStream.rangeClosed(0, random.nextInt(12))
                        .mapToObj(n -> BigDecimal.valueOf(random.nextInt(1, 100_000), random.nextInt(5)))
                        .toList();
                assertThat(Money.sum(amount.split(weights)))
                        .as("%s by %s", amount, weights)
                        .isEqualTo(amount);
            }
        }
    }
}
