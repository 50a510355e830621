package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.HeightRatio;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Some percent more for each started step above a height, for example 3 % for each started 0.1 m above 3.2 m.
 *
 * @param maximumPercent the most that all steps may add; {@code null} for no maximum
 */
record HeightSteps(
        BigDecimal aboveMetres,
        BigDecimal stepMetres,
        BigDecimal percentPerStep,
        @Nullable BigDecimal maximumPercent) implements HeightFactor {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal LEAST_STEP_METRES = new BigDecimal("0.01");
    private static final BigDecimal MOST_MAXIMUM_PERCENT = BigDecimal.valueOf(1000);

    @Override
    public HeightRatio at(BigDecimal storeyHeightMetres) {
        var steps = storeyHeightMetres
                .subtract(aboveMetres)
                .max(BigDecimal.ZERO)
                .divide(stepMetres, 0, RoundingMode.CEILING);
        var percent = steps.multiply(percentPerStep);
        if (maximumPercent != null && percent.compareTo(maximumPercent) > 0) {
            return ratio(storeyHeightMetres, maximumPercent, maximumPercent.toPlainString());
        }
        return ratio(storeyHeightMetres, percent, steps.toPlainString() + " × " + percentPerStep.toPlainString());
    }

    private static HeightRatio ratio(BigDecimal metres, BigDecimal percent, String percentFormula) {
        return new HeightRatio(metres, HUNDRED.add(percent), HUNDRED, "(1 + " + percentFormula + "%)");
    }

    @Override
    public void check(Problems problems) {
        problems.amount("aboveMetres", aboveMetres, MOST_METRES);
        problems.between("stepMetres", stepMetres, LEAST_STEP_METRES, MOST_METRES);
        problems.amount("percentPerStep", percentPerStep, HUNDRED);
        if (maximumPercent != null) {
            problems.amount("maximumPercent", maximumPercent, MOST_MAXIMUM_PERCENT);
        }
    }
}
