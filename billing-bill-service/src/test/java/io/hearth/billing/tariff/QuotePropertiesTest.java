package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.areaRule;
import static io.hearth.billing.tariff.Samples.brackets;
import static io.hearth.billing.tariff.Samples.choice;
import static io.hearth.billing.tariff.Samples.decimal;
import static io.hearth.billing.tariff.Samples.priced;
import static io.hearth.billing.tariff.Samples.shop;
import static io.hearth.billing.tariff.Samples.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.billing.tariff.HeatingSeason.Stretch;
import io.hearth.billing.tariff.Samples.Facts;
import io.hearth.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** What holds for every tariff and every property; {@code -Dseed=...} replays a run. */
class QuotePropertiesTest {

    private static final int TRIES = 5_000;

    private final long seed = Long.getLong("seed", new Random().nextLong());
    private final Random random = new Random(seed);

    QuotePropertiesTest(TestInfo test) {
        System.out.println("QuotePropertiesTest." + test.getDisplayName() + " -Dseed=" + seed);
    }

    @Test
    void splittingASeasonByDatesAddsUpToTheWhole() {
        for (int i = 0; i < TRIES; i++) {
            var season = aSeason();
            var whole = priced(aTariff(), aShop(), season).total();
            var dates = new TreeSet<>(List.of(season.from(), season.to()));
            IntStream.range(0, random.nextInt(5)).forEach(n -> dates.add(aDayOf(season)));
            var stretches = new ArrayList<Stretch>();
            for (var from = season.from();
                    from.isBefore(season.to());
                    from = stretches.getLast().to()) {
                stretches.add(new Stretch(from, dates.higher(from)));
            }
            assertThat(Money.sum(season.share(whole, stretches)))
                    .as("%s of %s", whole, stretches)
                    .isEqualTo(whole);
        }
    }

    @Test
    void aFirstSeasonAndTheDaysBeforeItAddUpToTheWhole() {
        for (int i = 0; i < TRIES; i++) {
            var season = aSeason();
            var tariff = aTariff();
            var property = aShop();
            var whole = priced(tariff, property, season).total();
            var day = aDayOf(season);
            var charged = priced(tariff, property.connectedFrom(day), season).total();
            if (day.equals(season.from())) {
                assertThat(charged).isEqualTo(whole);
            } else {
                var shares =
                        season.share(whole, List.of(new Stretch(season.from(), day), new Stretch(day, season.to())));
                // Of half a fen each, the earlier stretch gets the whole one.
                assertThat(charged.minus(shares.getLast()).fen()).isBetween(0L, 1L);
            }
        }
    }

    @Test
    void connectingLaterNeverCostsMore() {
        for (int i = 0; i < TRIES; i++) {
            var season = aSeason();
            var tariff = aTariff();
            var property = aShop();
            var one = aDayOf(season);
            var other = aDayOf(season);
            var earlier = one.isBefore(other) ? one : other;
            var later = one.isBefore(other) ? other : one;
            assertThat(priced(tariff, property.connectedFrom(later), season).total())
                    .isLessThanOrEqualTo(priced(tariff, property.connectedFrom(earlier), season)
                            .total());
        }
    }

    @Test
    void moreAreaNeverCostsLess() {
        for (int i = 0; i < TRIES; i++) {
            var season = aSeason();
            var tariff = aTariff();
            var property = aShop().connectedFrom(aDayOf(season));
            var less = aDecimal(1, 100_000, 2);
            var more = less.add(aDecimal(0, 1_000, 2));
            assertThat(priced(tariff, property.building(more.toPlainString()), season)
                            .total())
                    .as("%s and %s m² under %s", less, more, tariff)
                    .isGreaterThanOrEqualTo(priced(tariff, property.building(less.toPlainString()), season)
                            .total());
        }
    }

    @Test
    void theHeightFactorIsNeverBelowOneAndNeverFallsWithTheHeight() {
        for (int i = 0; i < TRIES; i++) {
            var factor = aHeightFactor();
            var low = aDecimal(1, 5_000, 2);
            var high = low.add(aDecimal(0, 5_000, 2));
            assertThat(ratio(factor, low)).isGreaterThanOrEqualTo(BigDecimal.ONE);
            assertThat(ratio(factor, high))
                    .as("%s at %s and %s m", factor, low, high)
                    .isGreaterThanOrEqualTo(ratio(factor, low));
        }
    }

    @Test
    void everyFenIsExplainedByTheLines() {
        for (int i = 0; i < TRIES; i++) {
            var season = aSeason();
            var property = random.nextBoolean() ? aShop() : aShop().connectedFrom(aDayOf(season));
            var quote = priced(aTariff(), property, season);
            var reckoned = quote.lines().stream()
                    .map(line -> Formula.reckon(line.formula()))
                    .toList();
            assertThat(Money.sum(reckoned)).as("%s", quote).isEqualTo(quote.total());
            assertThat(quote.total().isNegative()).isFalse();
        }
    }

    private TariffVersion aTariff() {
        var parts = IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(n -> new Price.Part("part " + n, aDecimal(1, 99_999, random.nextInt(2, 5))))
                .toList();
        var per = Price.Per.values()[random.nextInt(Price.Per.values().length)];
        var coefficient = random.nextBoolean() ? null : aDecimal(1, 200, 2).toPlainString();
        return version(new Price(per, parts), areaRule(choice(AreaKind.BUILDING, coefficient)), aHeightFactor());
    }

    private HeightFactor aHeightFactor() {
        return switch (random.nextInt(4)) {
            case 0 -> new HeightFactor.None();
            case 1 -> new HeightFactor.Proportional(aDecimal(100, 500, 2));
            case 2 ->
                new HeightSteps(
                        aDecimal(200, 500, 2),
                        aDecimal(1, 100, 2),
                        aDecimal(1, 200, 1),
                        random.nextBoolean() ? null : aDecimal(1, 100, 0));
            default -> brackets();
        };
    }

    private Facts aShop() {
        return shop().building(aDecimal(1, 200_000, 2).toPlainString())
                .height(aDecimal(1, 1_500, 2).toPlainString());
    }

    /** The days of charge may differ from those of the calendar. */
    private HeatingSeason aSeason() {
        var from = LocalDate.of(2026, 10, 1).plusDays(random.nextInt(60));
        int calendarDays = random.nextInt(1, 250);
        int days = Math.max(1, calendarDays + random.nextInt(-2, 3));
        return new HeatingSeason("random", from, from.plusDays(calendarDays), days, decimal("4.5"));
    }

    private LocalDate aDayOf(HeatingSeason season) {
        return season.from().plusDays(random.nextInt(season.whole().days()));
    }

    private BigDecimal aDecimal(int least, int most, int digits) {
        return BigDecimal.valueOf(random.nextInt(least, most + 1), digits);
    }

    private static BigDecimal ratio(HeightFactor factor, BigDecimal height) {
        var ratio = (AreaFee.HeightRatio) factor.of(height);
        return ratio.numerator().divide(ratio.denominator(), 20, RoundingMode.DOWN);
    }
}
