package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * The usual dates of a city's heating season, as its document prints them.
 *
 * @param firstDay first heated day
 * @param lastDay last heated day, of the next year when it is not after the first
 * @param days days of charge; the document's number, not the calendar's
 * @param months months of charge; {@code null} where no price is per month
 */
record SeasonDates(
        MonthDay firstDay,
        MonthDay lastDay,
        int days,
        @Nullable BigDecimal months) {

    /** More than a leap day and both ends counted or not; a larger difference to the calendar is a mistyped figure. */
    private static final int TOLERATED_DAYS = 5;

    /** Any year without a leap day in the season. */
    private static final int ORDINARY_YEAR = 2025;

    HeatingSeason startingIn(int year) {
        var name = endsNextYear() ? year + "-" + (year + 1) : String.valueOf(year);
        return new HeatingSeason(name, firstDay.atYear(year), dayAfterSeasonOf(year), days, months);
    }

    void check(Problems problems) {
        problems.between("days", days, 1, HeatingSeason.MOST_DAYS);
        if (months != null) {
            problems.amount("months", months, HeatingSeason.MOST_MONTHS);
        }
        long calendarDays = firstDay.atYear(ORDINARY_YEAR).until(dayAfterSeasonOf(ORDINARY_YEAR), ChronoUnit.DAYS);
        if (Math.abs(calendarDays - days) > TOLERATED_DAYS) {
            problems.add("days", TariffProblem.Code.SEASON_DAYS_DISAGREE, String.valueOf(calendarDays));
        }
    }

    private boolean endsNextYear() {
        return !lastDay.isAfter(firstDay);
    }

    private LocalDate dayAfterSeasonOf(int year) {
        return lastDay.atYear(endsNextYear() ? year + 1 : year).plusDays(1);
    }
}
