package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tariffs, seasons and properties for tests, which say only what differs. */
final class Samples {

    static final CustomerClass SHOP = new CustomerClass("SHOP");
    static final HeightFactor NO_HEIGHT_FACTOR = new HeightFactor.None();
    static final AreaRule BUILDING_AREA = areaRule(choice(AreaKind.BUILDING, null));

    private Samples() {}

    static BigDecimal decimal(String text) {
        return new BigDecimal(text);
    }

    static Price price(Price.Per per, String yuanPerSquareMetre) {
        return new Price(per, List.of(new Price.Part("heat", decimal(yuanPerSquareMetre))));
    }

    static AreaRule areaRule(AreaRule.Choice... choices) {
        return new AreaRule(List.of(choices));
    }

    static AreaRule.Choice choice(AreaKind kind, @Nullable String coefficient) {
        return new AreaRule.Choice(kind, coefficient == null ? null : decimal(coefficient), null, null);
    }

    static AreaRule.Choice choiceFor(String buildingType, String coefficient) {
        return new AreaRule.Choice(AreaKind.BUILDING, decimal(coefficient), new BuildingType(buildingType), null);
    }

    static HeightSteps steps(String above, String step, String percent, @Nullable String maximum) {
        return new HeightSteps(
                decimal(above), decimal(step), decimal(percent), maximum == null ? null : decimal(maximum));
    }

    /** The ladder of example D04. */
    static HeightBrackets brackets() {
        return new HeightBrackets(List.of(
                new HeightBrackets.Bracket(null, decimal("3.3"), decimal("1")),
                new HeightBrackets.Bracket(decimal("3.3"), decimal("4"), decimal("1.25")),
                new HeightBrackets.Bracket(decimal("4"), decimal("5"), decimal("1.5")),
                new HeightBrackets.Bracket(decimal("5"), null, decimal("2"))));
    }

    /** A version with one rate, for shops. */
    static TariffVersion version(Price price, AreaRule area, HeightFactor height) {
        return version("2020-10-01", price, area, height);
    }

    static TariffVersion version(String effectiveFrom, Price price, AreaRule area, HeightFactor height) {
        return new TariffVersion(
                "sample",
                "Sample city",
                "all of it",
                LocalDate.parse(effectiveFrom),
                "made up",
                List.of(new PriceDocument("A document", null, 2020)),
                new SeasonDates(MonthDay.of(11, 15), MonthDay.of(3, 15), 121, decimal("4")),
                List.of(new Rate(List.of(SHOP), price, area, height)));
    }

    /** Calendar days and days of charge are the same. */
    static HeatingSeason seasonOf(int days) {
        var from = LocalDate.of(2026, 11, 15);
        return new HeatingSeason("2026-2027", from, from.plusDays(days), days, decimal("5"));
    }

    static Facts shop() {
        return new Facts(SHOP, null, null, null, null, null, null, null);
    }

    static Quote.Priced priced(TariffVersion version, Facts property, HeatingSeason season) {
        return (Quote.Priced) Quote.of(version, property.facts(), season);
    }

    /** Property facts said one by one. */
    record Facts(
            @Nullable CustomerClass customerClass,
            @Nullable String building,
            @Nullable String usable,
            @Nullable String inner,
            @Nullable String height,
            @Nullable BuildingType type,
            @Nullable Boolean lift,
            @Nullable LocalDate connectedFrom) {

        Facts of(String customerClass) {
            return new Facts(
                    new CustomerClass(customerClass), building, usable, inner, height, type, lift, connectedFrom);
        }

        Facts building(String squareMetres) {
            return new Facts(customerClass, squareMetres, usable, inner, height, type, lift, connectedFrom);
        }

        Facts usable(String squareMetres) {
            return new Facts(customerClass, building, squareMetres, inner, height, type, lift, connectedFrom);
        }

        Facts inner(String squareMetres) {
            return new Facts(customerClass, building, usable, squareMetres, height, type, lift, connectedFrom);
        }

        Facts height(String metres) {
            return new Facts(customerClass, building, usable, inner, metres, type, lift, connectedFrom);
        }

        Facts type(String buildingType) {
            return new Facts(
                    customerClass,
                    building,
                    usable,
                    inner,
                    height,
                    new BuildingType(buildingType),
                    lift,
                    connectedFrom);
        }

        Facts lift(boolean there) {
            return new Facts(customerClass, building, usable, inner, height, type, there, connectedFrom);
        }

        Facts connectedFrom(LocalDate day) {
            return new Facts(customerClass, building, usable, inner, height, type, lift, day);
        }

        PropertyFacts facts() {
            return new PropertyFacts(
                    customerClass,
                    building == null ? null : decimal(building),
                    usable == null ? null : decimal(usable),
                    inner == null ? null : decimal(inner),
                    height == null ? null : decimal(height),
                    type,
                    lift,
                    connectedFrom);
        }
    }
}
