package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.BUILDING_AREA;
import static io.hearth.billing.tariff.Samples.NO_HEIGHT_FACTOR;
import static io.hearth.billing.tariff.Samples.areaRule;
import static io.hearth.billing.tariff.Samples.brackets;
import static io.hearth.billing.tariff.Samples.choice;
import static io.hearth.billing.tariff.Samples.choiceFor;
import static io.hearth.billing.tariff.Samples.decimal;
import static io.hearth.billing.tariff.Samples.price;
import static io.hearth.billing.tariff.Samples.priced;
import static io.hearth.billing.tariff.Samples.seasonOf;
import static io.hearth.billing.tariff.Samples.shop;
import static io.hearth.billing.tariff.Samples.steps;
import static io.hearth.billing.tariff.Samples.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.billing.tariff.Quote.NotPriced;
import io.hearth.billing.tariff.Samples.Facts;
import io.hearth.money.Money;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuoteTest {

    private static final Price PRICE = price(Price.Per.SEASON, "24.00");
    private static final TariffVersion PLAIN = version(PRICE, BUILDING_AREA, NO_HEIGHT_FACTOR);
    private static final HeatingSeason SEASON = seasonOf(120);

    @Nested
    class Pricing {

        @Test
        void roundsTheLineOnceAndHalfUp() {
            // 33.33 × 0.19 × 120 = 759.924; 0.05 × 24.10 = 1.205
            var byDay = version(price(Price.Per.DAY, "0.19"), BUILDING_AREA, NO_HEIGHT_FACTOR);
            assertThat(priced(byDay, shop().building("33.33"), SEASON).total()).isEqualTo(new Money(75992));
            var half = version(price(Price.Per.SEASON, "24.10"), BUILDING_AREA, NO_HEIGHT_FACTOR);
            assertThat(priced(half, shop().building("0.05"), SEASON).total()).isEqualTo(new Money(121));
        }

        @Test
        void doesNotRoundTheChargingAreaOnItsWay() {
            // 33.33 × 0.90 = 29.997: rounded to 30.00 the fee would be 720.00
            var ninety = version(PRICE, areaRule(choice(AreaKind.BUILDING, "0.90")), NO_HEIGHT_FACTOR);
            assertThat(priced(ninety, shop().building("33.33"), SEASON).total()).isEqualTo(new Money(71993));
        }

        @Test
        void addsThePartsOfAPriceBeforeItRounds() {
            var baoji = new Price(
                    Price.Per.SEASON,
                    List.of(
                            new Price.Part("heat", decimal("20.405")),
                            new Price.Part("heat exchange station", decimal("1.605"))));
            var quote = priced(version(baoji, BUILDING_AREA, NO_HEIGHT_FACTOR), shop().building("1.00"), SEASON);
            assertThat(quote.total()).isEqualTo(new Money(2201));
            assertThat(quote.lines().getFirst().formula()).isEqualTo("1.00 m² × (20.405 + 1.605)");
        }

        @Test
        void keepsTheInputsOfALine() {
            var tall = version(PRICE, BUILDING_AREA, brackets());
            var line = priced(tall, shop().building("50.5").height("3.4"), SEASON)
                    .lines()
                    .getFirst();
            assertThat(line.inputs().customerClass()).isEqualTo(Samples.SHOP);
            assertThat(line.inputs().area())
                    .isEqualTo(new AreaFee.ChargingArea(AreaKind.BUILDING, decimal("50.50"), null));
            assertThat(line.inputs().height().storeyHeightMetres()).isEqualTo(decimal("3.40"));
            assertThat(line.inputs().height().numerator()).isEqualTo(decimal("1.25"));
            assertThat(line.inputs().price()).isEqualTo(new AreaFee.SeasonPrice(PRICE, decimal("1")));
            assertThat(line.heated()).isEqualTo(SEASON.whole());
            assertThat(line.seasonDays()).isEqualTo(120);
        }

        @Test
        void holdsTheLargestPossibleFee() {
            var most = version(
                    price(Price.Per.DAY, "10000"),
                    areaRule(choice(AreaKind.BUILDING, "2")),
                    steps("0.01", "0.01", "100", null));
            var quote = priced(most, shop().building("1000000").height("100"), seasonOf(366));
            assertThat(quote.total()).isEqualTo(Money.ofYuan("73200000000000000.00"));
        }
    }

    @Nested
    class FirstSeason {

        @Test
        void isChargedFromTheDayOfConnection() {
            var quote = priced(
                    PLAIN, shop().building("100").connectedFrom(SEASON.from().plusDays(30)), SEASON);
            assertThat(quote.total()).isEqualTo(Money.ofYuan("1800.00"));
            assertThat(quote.lines().getFirst().heated())
                    .isEqualTo(new HeatingSeason.Stretch(SEASON.from().plusDays(30), SEASON.to()));
        }

        @Test
        void isAWholeSeasonWhenConnectedOnTheFirstDayOrBefore() {
            for (var day : List.of(SEASON.from(), SEASON.from().minusYears(3))) {
                var quote = priced(PLAIN, shop().building("100").connectedFrom(day), SEASON);
                assertThat(quote.total()).isEqualTo(Money.ofYuan("2400.00"));
                assertThat(quote.lines().getFirst().formula()).isEqualTo("100.00 m² × 24.00");
            }
        }

        @Test
        void isOneDayWhenConnectedOnTheLast() {
            var quote = priced(
                    PLAIN, shop().building("100").connectedFrom(SEASON.to().minusDays(1)), SEASON);
            assertThat(quote.total()).isEqualTo(Money.ofYuan("20.00"));
        }

        @Test
        void roundsHalfAFenUp() {
            // 0.05 for the season, half of its days
            var quote = priced(
                    version(price(Price.Per.SEASON, "5.00"), BUILDING_AREA, NO_HEIGHT_FACTOR),
                    shop().building("0.01").connectedFrom(SEASON.from().plusDays(60)),
                    SEASON);
            assertThat(quote.total()).isEqualTo(new Money(3));
        }

        @Test
        void sharesTheDocumentsFeeByTheDaysOfTheCalendar() {
            // 120 days of charge, 121 days in the calendar of a season that ends on 15 March
            var season =
                    new HeatingSeason("2026-2027", LocalDate.of(2026, 11, 15), LocalDate.of(2027, 3, 16), 120, null);
            var byDay = version(price(Price.Per.DAY, "0.19"), BUILDING_AREA, NO_HEIGHT_FACTOR);
            var quote = priced(byDay, shop().building("100").connectedFrom(LocalDate.of(2026, 11, 16)), season);
            assertThat(quote.lines().getFirst().formula())
                    .isEqualTo("100.00 m² × 0.19 × 120 days = 2280.00; 2280.00 × 120/121 days");
            assertThat(quote.total()).isEqualTo(Money.ofYuan("2261.16"));
        }
    }

    @Nested
    class WithoutAPrice {

        @Test
        void namesTheMissingClass() {
            var nobody = new Facts(null, "100", null, null, null, null, null, null);
            assertThat(reason(PLAIN, nobody)).isEqualTo(NotPricedReason.NO_CUSTOMER_CLASS);
        }

        @Test
        void namesAClassThatTheTariffDoesNotKnow() {
            assertThat(reason(PLAIN, shop().of("GREENHOUSE").building("100")))
                    .isEqualTo(NotPricedReason.NO_PRICE_FOR_CLASS);
        }

        @Test
        void namesTheMissingArea() {
            assertThat(reason(PLAIN, shop().usable("100"))).isEqualTo(NotPricedReason.NO_AREA);
        }

        @ParameterizedTest
        @CsvSource({
            "0,AREA_ZERO",
            "0.00,AREA_ZERO",
            "-1,AREA_IMPOSSIBLE",
            "48.123,AREA_IMPOSSIBLE",
            "1000000.01,AREA_IMPOSSIBLE"
        })
        void namesAnImpossibleArea(String area, NotPricedReason expected) {
            assertThat(reason(PLAIN, shop().building(area))).isEqualTo(expected);
        }

        @Test
        void doesNotTakeAnotherAreaForOneThatIsZero() {
            var zhengzhou = version(
                    PRICE, areaRule(choice(AreaKind.INNER, null), choice(AreaKind.BUILDING, "0.90")), NO_HEIGHT_FACTOR);
            assertThat(reason(zhengzhou, shop().inner("0").building("100"))).isEqualTo(NotPricedReason.AREA_ZERO);
        }

        @Test
        void namesWhatIsNotKnownOfTheBuilding() {
            var byType = version(PRICE, areaRule(choiceFor("HIGH_RISE", "0.82")), NO_HEIGHT_FACTOR);
            assertThat(reason(byType, shop().building("100"))).isEqualTo(NotPricedReason.NO_BUILDING_TYPE);
            assertThat(reason(byType, shop().building("100").type("VILLA"))).isEqualTo(NotPricedReason.NO_AREA_RULE);
            var byLift = version(
                    PRICE,
                    areaRule(new AreaRule.Choice(AreaKind.BUILDING, decimal("0.85"), null, true)),
                    NO_HEIGHT_FACTOR);
            assertThat(reason(byLift, shop().building("100"))).isEqualTo(NotPricedReason.LIFT_UNKNOWN);
        }

        @Test
        void namesTheMissingHeightOnlyWhereItMatters() {
            var tall = version(PRICE, BUILDING_AREA, brackets());
            assertThat(reason(tall, shop().building("100"))).isEqualTo(NotPricedReason.NO_HEIGHT);
            assertThat(priced(PLAIN, shop().building("100"), SEASON).lines()).hasSize(1);
        }

        @ParameterizedTest
        @ValueSource(strings = {"0", "-3", "100.01", "3.255"})
        void namesAnImpossibleHeight(String height) {
            var tall = version(PRICE, BUILDING_AREA, brackets());
            assertThat(reason(tall, shop().building("100").height(height)))
                    .isEqualTo(NotPricedReason.HEIGHT_IMPOSSIBLE);
        }

        @Test
        void namesASeasonWithoutMonths() {
            var byMonth = version(price(Price.Per.MONTH, "5.00"), BUILDING_AREA, NO_HEIGHT_FACTOR);
            var season = new HeatingSeason("2026-2027", SEASON.from(), SEASON.to(), 120, null);
            assertThat(Quote.of(byMonth, shop().building("100").facts(), season))
                    .isEqualTo(new NotPriced(NotPricedReason.SEASON_WITHOUT_MONTHS));
        }

        @Test
        void namesAConnectionAfterTheSeason() {
            assertThat(reason(PLAIN, shop().building("100").connectedFrom(SEASON.to())))
                    .isEqualTo(NotPricedReason.OUTSIDE_SEASON);
        }

        @ParameterizedTest
        @EnumSource
        void isToldInBothLanguages(NotPricedReason reason) {
            assertThat(reason.english()).matches("[\\x20-\\x7e²]+");
            assertThat(reason.chinese()).containsPattern("\\p{IsHan}");
        }

        private NotPricedReason reason(TariffVersion version, Facts property) {
            return ((NotPriced) Quote.of(version, property.facts(), SEASON)).reason();
        }
    }
}
