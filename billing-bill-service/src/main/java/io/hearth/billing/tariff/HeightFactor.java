package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.HeightRatio;
import io.hearth.billing.tariff.Quote.NotPriced;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** What the storey height does to the price; the factor is never below 1. */
sealed interface HeightFactor permits HeightFactor.None, HeightFactor.Proportional, HeightSteps, HeightBrackets {

    BigDecimal MOST_METRES = BigDecimal.valueOf(100);
    int HEIGHT_DIGITS = 2;

    /** The variants by the word that tells them apart in a tariff's JSON; {@link None} is the absence of one. */
    enum Kind {
        PROPORTIONAL,
        STARTED_STEPS,
        BRACKETS
    }

    sealed interface Answer permits HeightRatio, NotPriced {}

    /** The factor for a plausible height, m. */
    HeightRatio at(BigDecimal storeyHeightMetres);

    void check(Problems problems);

    default Answer of(@Nullable BigDecimal storeyHeightMetres) {
        if (storeyHeightMetres == null) {
            return new NotPriced(NotPricedReason.NO_HEIGHT);
        }
        if (storeyHeightMetres.signum() <= 0
                || storeyHeightMetres.compareTo(MOST_METRES) > 0
                || storeyHeightMetres.stripTrailingZeros().scale() > HEIGHT_DIGITS) {
            return new NotPriced(NotPricedReason.HEIGHT_IMPOSSIBLE);
        }
        return at(storeyHeightMetres.setScale(HEIGHT_DIGITS, RoundingMode.UNNECESSARY));
    }

    /** The price does not ask for the height. */
    record None() implements HeightFactor {

        @Override
        public Answer of(@Nullable BigDecimal storeyHeightMetres) {
            return HeightRatio.NONE;
        }

        @Override
        public HeightRatio at(BigDecimal storeyHeightMetres) {
            return HeightRatio.NONE;
        }

        @Override
        public void check(Problems problems) {}
    }

    /** Height divided by a standard height; what is lower counts as the standard. */
    record Proportional(BigDecimal standardMetres) implements HeightFactor {

        @Override
        public HeightRatio at(BigDecimal storeyHeightMetres) {
            var counted = storeyHeightMetres.max(standardMetres);
            return new HeightRatio(
                    storeyHeightMetres,
                    counted,
                    standardMetres,
                    counted.toPlainString() + "/" + standardMetres.toPlainString());
        }

        @Override
        public void check(Problems problems) {
            problems.between("standardMetres", standardMetres, BigDecimal.ONE, MOST_METRES);
        }
    }
}
