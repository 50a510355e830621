package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.decimal;
import static io.hearth.billing.tariff.Samples.seasonOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.hearth.billing.tariff.HeatingSeason.Stretch;
import io.hearth.money.Money;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HeatingSeasonTest {

    private static final HeatingSeason SEASON = seasonOf(120);
    private static final LocalDate DAY_30 = SEASON.from().plusDays(30);
    private static final LocalDate DAY_70 = SEASON.from().plusDays(70);

    @Nested
    class SharingOut {

        @Test
        void addsUpToTheWhole() {
            var shares = SEASON.share(
                    new Money(10_001),
                    List.of(
                            new Stretch(SEASON.from(), DAY_30),
                            new Stretch(DAY_30, DAY_70),
                            new Stretch(DAY_70, SEASON.to())));
            assertThat(shares).containsExactly(new Money(2500), new Money(3334), new Money(4167));
        }

        @Test
        void leavesOutTheDaysOfNoStretch() {
            assertThat(SEASON.share(new Money(12_000), List.of(new Stretch(DAY_30, DAY_70))))
                    .containsExactly(new Money(4_000));
        }

        @Test
        void refusesStretchesThatOverlapOrLeaveTheSeason() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SEASON.share(
                            new Money(1),
                            List.of(new Stretch(SEASON.from(), DAY_70), new Stretch(DAY_30, SEASON.to()))));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SEASON.share(
                            new Money(1),
                            List.of(new Stretch(DAY_30, SEASON.to().plusDays(1)))));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SEASON.share(
                            new Money(1), List.of(new Stretch(SEASON.from().minusDays(1), DAY_30))));
        }
    }

    @Test
    void refusesDatesAndCountsThatCannotBe() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Stretch(DAY_30, DAY_30));
        assertThatIllegalArgumentException().isThrownBy(() -> new HeatingSeason("s", DAY_30, DAY_30, 1, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new HeatingSeason("s", DAY_30, DAY_70, 0, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new HeatingSeason("s", DAY_30, DAY_70, 367, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new HeatingSeason("s", DAY_30, DAY_70, 40, decimal("0")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HeatingSeason("s", DAY_30, DAY_70, 40, decimal("12.1")));
    }

    @Nested
    class FromUsualDates {

        @Test
        void endsInTheNextYearAfterItsLastDay() {
            var harbin = new SeasonDates(MonthDay.of(10, 20), MonthDay.of(4, 20), 183, null);
            assertThat(harbin.startingIn(2026))
                    .isEqualTo(new HeatingSeason(
                            "2026-2027", LocalDate.of(2026, 10, 20), LocalDate.of(2027, 4, 21), 183, null));
        }

        @Test
        void keepsItsDaysOfChargeInALeapYear() {
            var beijing = new SeasonDates(MonthDay.of(11, 15), MonthDay.of(3, 15), 121, null);
            assertThat(beijing.startingIn(2026).whole().days()).isEqualTo(121);
            assertThat(beijing.startingIn(2027).whole().days()).isEqualTo(122);
            assertThat(beijing.startingIn(2027).days()).isEqualTo(121);
        }

        @Test
        void canLieInOneYear() {
            var winterOfTheSouth = new SeasonDates(MonthDay.of(1, 1), MonthDay.of(3, 1), 60, null);
            assertThat(winterOfTheSouth.startingIn(2027).name()).isEqualTo("2027");
            assertThat(winterOfTheSouth.startingIn(2027).to()).isEqualTo(LocalDate.of(2027, 3, 2));
        }
    }
}
