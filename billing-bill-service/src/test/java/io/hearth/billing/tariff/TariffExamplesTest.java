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

import io.hearth.money.Money;
import java.io.IOException;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * The worked examples that cities printed (and some derived from their rules), to the fen; the figures come from
 * {@code tariff-examples.csv}. Its rows on metering (T01, T11 to T13), late fees (T09) and stopping (the rest of D03)
 * belong to features that are not built yet.
 */
class TariffExamplesTest {

    private static final TariffVersion HANDAN_SHOP =
            version(price(Price.Per.SEASON, "35.5"), BUILDING_AREA, new HeightFactor.Proportional(decimal("3")));

    @Test
    void t02HandanShopPaysByHeight() {
        var quote = priced(HANDAN_SHOP, shop().building("48").height("5.40"), seasonOf(120));
        assertThat(quote.total()).isEqualTo(published("T02"));
        assertThat(quote.lines().getFirst().formula()).isEqualTo("48.00 m² × 5.40/3 × 35.5");
    }

    @Test
    void t03HandanShopBelowThreeMetresCountsAsThree() {
        var quote = priced(HANDAN_SHOP, shop().building("48").height("2.80"), seasonOf(120));
        assertThat(quote.total()).isEqualTo(published("T03"));
    }

    @Test
    void t04LuoyangTakesNinetyPercentOfAMultiStoreyBuilding() {
        var luoyang = version(
                price(Price.Per.DAY, "0.18"),
                areaRule(
                        choiceFor("MULTI_STOREY", "0.90"),
                        choiceFor("SMALL_HIGH_RISE", "0.86"),
                        choiceFor("HIGH_RISE", "0.82")),
                NO_HEIGHT_FACTOR);
        var quote = priced(luoyang, shop().building("100").type("MULTI_STOREY"), seasonOf(121));
        assertThat(quote.total()).isEqualTo(published("T04"));
        assertThat(quote.lines().getFirst().formula()).isEqualTo("100.00 m² × 0.90 × 0.18 × 121 days");
    }

    @Test
    void t05ZhengzhouCountsInnerAreaByDay() {
        var zhengzhou = ReadyMadeTariffs.version("zhengzhou");
        var quote = priced(zhengzhou, shop().of("RESIDENT").inner("100"), zhengzhou.seasonStartingIn(2026));
        assertThat(quote.total()).isEqualTo(published("T05"));
    }

    @Test
    void t06APricePerMonthTimesItsMonths() {
        var city = version(price(Price.Per.MONTH, "3.30"), areaRule(choice(AreaKind.USABLE, null)), NO_HEIGHT_FACTOR);
        var quote = priced(city, shop().usable("60"), seasonOf(151));
        assertThat(quote.total()).isEqualTo(published("T06"));
        assertThat(quote.lines().getFirst().formula()).isEqualTo("60.00 m² × 3.30 × 5 months");
    }

    @Test
    void t07HarbinBasePriceIsFortyPercentRoundedToFen() {
        var residents = basePrice(ReadyMadeTariffs.version("harbin"), "RESIDENT", "0.40");
        assertThat(residents).isEqualTo(published("T07"));
        var others = basePrice(ReadyMadeTariffs.version("harbin"), "SHOP", "0.40");
        assertThat(others).isEqualTo(new Money(1732));
    }

    @Test
    void t08ZhengzhouBasePriceIsThirtyPercentOfTheDaysOfASeason() {
        var residents = basePrice(ReadyMadeTariffs.version("zhengzhou"), "RESIDENT", "0.30");
        var others = basePrice(ReadyMadeTariffs.version("zhengzhou"), "OFFICE", "0.30");
        assertThat(residents + " and " + others).isEqualTo(row("T08").get(4));
    }

    @Test
    void t10HarbinPriceCutGivesTheDifferenceBack() {
        var usable = areaRule(choice(AreaKind.USABLE, null));
        var harbin = new Tariff(List.of(
                version("2010-10-20", price(Price.Per.SEASON, "40.35"), usable, NO_HEIGHT_FACTOR),
                version("2015-10-20", price(Price.Per.SEASON, "38.32"), usable, NO_HEIGHT_FACTOR)));
        var property = shop().usable("100");
        var before = harbin.inForceOn(LocalDate.of(2014, 10, 20)).orElseThrow();
        var after = harbin.inForceOn(LocalDate.of(2015, 10, 20)).orElseThrow();
        assertThat(priced(before, property, seasonOf(183))
                        .total()
                        .minus(priced(after, property, seasonOf(183)).total()))
                .isEqualTo(published("T10"));
    }

    @Test
    void d01ShenyangShopPaysTenPercentMoreForEachStartedStep() {
        var shenyang = version(price(Price.Per.SEASON, "32.00"), BUILDING_AREA, steps("3.5", "0.3", "10", null));
        var quote = priced(shenyang, shop().building("100").height("4.20"), seasonOf(151));
        assertThat(quote.total()).isEqualTo(published("D01"));
        assertThat(quote.lines().getFirst().formula()).isEqualTo("100.00 m² × (1 + 3 × 10%) × 32.00");
    }

    @Test
    void d02HarbinShopPaysThreePercentMoreForEachStartedStep() {
        var harbin = ReadyMadeTariffs.version("harbin");
        var quote = priced(harbin, shop().usable("80").height("3.45"), harbin.seasonStartingIn(2026));
        assertThat(quote.total()).isEqualTo(published("D02"));
        assertThat(quote.lines().getFirst().formula()).isEqualTo("80.00 m² × (1 + 3 × 3%) × 43.30");
    }

    @Test
    void d03ChangchunSeasonFeeIsSharedByDays() {
        var changchun = version(price(Price.Per.SEASON, "27.00"), BUILDING_AREA, NO_HEIGHT_FACTOR);
        var season = seasonOf(167);
        var quote = priced(
                changchun, shop().building("90").connectedFrom(season.to().minusDays(100)), season);
        assertThat(row("D03").getLast()).contains("2430.00 x 100/167 = " + quote.total());
        assertThat(quote.lines().getFirst().formula()).isEqualTo("90.00 m² × 27.00 = 2430.00; 2430.00 × 100/167 days");
    }

    @Test
    void d04ABracketIncludesItsUpperEdge() {
        var city = version(price(Price.Per.SEASON, "30.00"), BUILDING_AREA, brackets());
        var edge = priced(city, shop().building("50").height("4.00"), seasonOf(183));
        assertThat(edge.total()).isEqualTo(published("D04"));
        var above = priced(city, shop().building("50").height("4.01"), seasonOf(183));
        assertThat(row("D04").getLast()).endsWith("4.01 m gives " + above.total());
    }

    private static Money basePrice(TariffVersion version, String customerClass, String share) {
        var rate = version.rateFor(new CustomerClass(customerClass)).orElseThrow();
        var price = (AreaFee.SeasonPrice) rate.price().in(version.seasonStartingIn(2026));
        return Money.rounded(price.yuanPerSquareMetre().multiply(decimal(share)), RoundingMode.HALF_UP);
    }

    private static Money published(String id) {
        return Money.ofYuan(row(id).get(4));
    }

    /** The columns id, city, rule, inputs, published_result, remark. */
    private static List<String> row(String id) {
        try (var in = TariffExamplesTest.class.getResourceAsStream("/tariffs/tariff-examples.csv")) {
            var csv = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            var line = csv.lines()
                    .filter(it -> it.startsWith(id + ","))
                    .findFirst()
                    .orElseThrow();
            return Arrays.stream(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
                    .map(it -> it.replaceAll("^\"|\"$", ""))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
