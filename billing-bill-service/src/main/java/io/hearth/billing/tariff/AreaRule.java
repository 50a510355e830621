package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.ChargingArea;
import io.hearth.billing.tariff.Quote.NotPriced;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which area is charged: of the choices the first one whose area is known and whose building it is for.
 *
 * <p>"Inner area, where unknown 90 % of the building area" is two choices; a coefficient for each type of building is
 * one choice for each.
 */
record AreaRule(List<Choice> choices) {

    private static final BigDecimal MOST_SQUARE_METRES = BigDecimal.valueOf(1_000_000);
    private static final BigDecimal MOST_COEFFICIENT = BigDecimal.TWO;
    private static final int AREA_DIGITS = 2;

    AreaRule {
        choices = List.copyOf(choices);
    }

    sealed interface Answer permits ChargingArea, NotPriced {}

    /**
     * @param coefficient charged part of the area; {@code null} when all of it is charged
     * @param buildingType only for this type; {@code null} for every type
     * @param withLift only with (or only without) a lift; {@code null} for both
     */
    record Choice(
            AreaKind area,
            @Nullable BigDecimal coefficient,
            @Nullable BuildingType buildingType,
            @Nullable Boolean withLift) {

        /** Whether every property that the other is for is taken by this one already. */
        private boolean hides(Choice other) {
            return area == other.area
                    && (buildingType == null || buildingType.equals(other.buildingType))
                    && (withLift == null || withLift.equals(other.withLift));
        }
    }

    Answer of(PropertyFacts property) {
        var reason = NotPricedReason.NO_AREA_RULE;
        for (var choice : choices) {
            var area = choice.area().of(property);
            if (area == null) {
                reason = NotPricedReason.NO_AREA;
                continue;
            }
            // A later choice must not be taken only because nobody wrote down the type of the building.
            if (choice.buildingType() != null && property.buildingType() == null) {
                return new NotPriced(NotPricedReason.NO_BUILDING_TYPE);
            }
            if (choice.withLift() != null && property.withLift() == null) {
                return new NotPriced(NotPricedReason.LIFT_UNKNOWN);
            }
            if ((choice.buildingType() == null || choice.buildingType().equals(property.buildingType()))
                    && (choice.withLift() == null || choice.withLift().equals(property.withLift()))) {
                return charged(choice, area);
            }
        }
        return new NotPriced(reason);
    }

    private static Answer charged(Choice choice, BigDecimal area) {
        if (area.signum() == 0) {
            return new NotPriced(NotPricedReason.AREA_ZERO);
        }
        if (area.signum() < 0
                || area.compareTo(MOST_SQUARE_METRES) > 0
                || area.stripTrailingZeros().scale() > AREA_DIGITS) {
            return new NotPriced(NotPricedReason.AREA_IMPOSSIBLE);
        }
        var measured = area.setScale(AREA_DIGITS, RoundingMode.UNNECESSARY);
        return new ChargingArea(choice.area(), measured, choice.coefficient());
    }

    void check(Problems problems) {
        if (choices.isEmpty()) {
            problems.add("", TariffProblem.Code.EMPTY_LIST);
        }
        for (int i = 0; i < choices.size(); i++) {
            var choice = choices.get(i);
            if (choice.coefficient() != null) {
                problems.at(i).amount("coefficient", choice.coefficient(), MOST_COEFFICIENT);
            }
            if (choices.subList(0, i).stream().anyMatch(earlier -> earlier.hides(choice))) {
                problems.at(i).add("", TariffProblem.Code.CHOICE_NEVER_REACHED);
            }
        }
    }
}
