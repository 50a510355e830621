package io.hearth.billing.tariff;

import io.hearth.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** The fee by area of a whole season, as the factors it is made of. */
public record AreaFee(CustomerClass customerClass, ChargingArea area, HeightRatio height, SeasonPrice price) {

    private static final int FEN_DIGITS = 2;

    /** Area × coefficient × height × price, rounded half-up to fen once. */
    public Money ofWholeSeason() {
        var yuan = area.chargedSquareMetres().multiply(height.numerator()).multiply(price.yuanPerSquareMetre());
        return Money.exactly(yuan.divide(height.denominator(), FEN_DIGITS, RoundingMode.HALF_UP));
    }

    /** For people to reckon after: {@code 48.00 m² × 5.40/3 × 35.50}. */
    public String formula() {
        return height.formula().isEmpty()
                ? area.formula() + " × " + price.formula()
                : area.formula() + " × " + height.formula() + " × " + price.formula();
    }

    /**
     * The charging area: a measured area and the part of it that is charged.
     *
     * @param measuredSquareMetres m², two decimals
     * @param coefficient {@code null} when all of it is charged
     */
    public record ChargingArea(
            AreaKind basis,
            BigDecimal measuredSquareMetres,
            @Nullable BigDecimal coefficient) implements AreaRule.Answer {

        /** Exact, hence with as many decimals as area and coefficient need: only the line is rounded. */
        public BigDecimal chargedSquareMetres() {
            return coefficient == null ? measuredSquareMetres : measuredSquareMetres.multiply(coefficient);
        }

        String formula() {
            var measured = measuredSquareMetres.toPlainString() + " m²";
            return coefficient == null ? measured : measured + " × " + coefficient.toPlainString();
        }
    }

    /**
     * What the storey height multiplies the fee by, never below 1; a ratio, because h/3 has no exact decimal.
     *
     * @param storeyHeightMetres m; {@code null} when the price does not ask for the height
     * @param formula {@code 5.40/3}, {@code (1 + 3 × 3%)}, {@code 1.25}, or empty
     */
    public record HeightRatio(
            @Nullable BigDecimal storeyHeightMetres, BigDecimal numerator, BigDecimal denominator, String formula)
            implements HeightFactor.Answer {

        static final HeightRatio NONE = new HeightRatio(null, BigDecimal.ONE, BigDecimal.ONE, "");
    }

    /**
     * A price in the unit of its document, and how many of that unit the season has.
     *
     * @param units seasons (1), months or days of charge
     */
    public record SeasonPrice(Price price, BigDecimal units) implements Price.Answer {

        /** Yuan per m² for the whole season, not rounded. */
        public BigDecimal yuanPerSquareMetre() {
            return price.yuanPerSquareMetre().multiply(units);
        }

        String formula() {
            return switch (price.per()) {
                case SEASON -> price.formula();
                case MONTH -> price.formula() + " × " + units.toPlainString() + " months";
                case DAY -> price.formula() + " × " + units.toPlainString() + " days";
            };
        }
    }
}
