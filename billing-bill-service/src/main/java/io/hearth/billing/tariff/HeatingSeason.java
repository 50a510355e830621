package io.hearth.billing.tariff;

import io.hearth.money.Money;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One heating season of a city.
 *
 * <p>Its days of charge are data, because documents print a number that the calendar does not always give (leap years,
 * last days not counted); they make the fee of the whole season. The calendar days of [from, to) share that fee out.
 *
 * @param name for example {@code 2026-2027}
 * @param from first heated day
 * @param to the day after the last heated day
 * @param days days of charge, 1 to 366
 * @param months months of charge, more than 0 and at most 12; {@code null} where the document has no price per month
 * @throws IllegalArgumentException if the dates are not in order or a count is out of its range
 */
public record HeatingSeason(
        String name,
        LocalDate from,
        LocalDate to,
        int days,
        @Nullable BigDecimal months) {

    static final int MOST_DAYS = 366;
    static final BigDecimal MOST_MONTHS = BigDecimal.valueOf(12);

    public HeatingSeason {
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException("a season must end after it begins: " + from + " to " + to);
        }
        if (days < 1 || days > MOST_DAYS) {
            throw new IllegalArgumentException("days of charge must be 1 to " + MOST_DAYS + ": " + days);
        }
        if (months != null && (months.signum() <= 0 || months.compareTo(MOST_MONTHS) > 0)) {
            throw new IllegalArgumentException("months of charge must be more than 0, at most 12: " + months);
        }
    }

    /** Days from {@code from} until the day before {@code to}; one at least. */
    public record Stretch(LocalDate from, LocalDate to) {

        public Stretch {
            if (!from.isBefore(to)) {
                throw new IllegalArgumentException("a stretch must end after it begins: " + from + " to " + to);
            }
        }

        public int days() {
            return Math.toIntExact(ChronoUnit.DAYS.between(from, to));
        }
    }

    /** All of this season. */
    public Stretch whole() {
        return new Stretch(from, to);
    }

    /**
     * Shares the fee of the whole season out by calendar days (largest remainder; of equal remainders the earlier
     * stretch gets the fen, days in no stretch come last). Stretches that cover the season add up to the fee.
     *
     * @param stretches in order of their dates
     * @return as many shares as stretches, in their order
     * @throws IllegalArgumentException if the stretches overlap, are out of order or leave the season
     */
    public List<Money> share(Money seasonFee, List<Stretch> stretches) {
        var weights = new ArrayList<BigDecimal>();
        int rest = whole().days();
        var free = from;
        for (var stretch : stretches) {
            if (stretch.from().isBefore(free) || stretch.to().isAfter(to)) {
                throw new IllegalArgumentException("stretches overlap or leave the season " + name + ": " + stretches);
            }
            weights.add(BigDecimal.valueOf(stretch.days()));
            rest -= stretch.days();
            free = stretch.to();
        }
        weights.add(BigDecimal.valueOf(rest));
        return seasonFee.split(weights).subList(0, stretches.size());
    }
}
