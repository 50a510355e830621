package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.HeightRatio;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A coefficient for each range of heights, from the lowest to the highest, without a hole. */
record HeightBrackets(List<Bracket> brackets) implements HeightFactor {

    private static final BigDecimal MOST_COEFFICIENT = BigDecimal.TEN;

    HeightBrackets {
        brackets = List.copyOf(brackets);
    }

    /**
     * Heights above the one and up to the other, which is still in it. Both ends are written down, although each
     * follows from its neighbour, because that shows a mistyped one.
     *
     * @param aboveMetres {@code null} in the first bracket
     * @param upToMetres {@code null} in the last bracket
     */
    record Bracket(
            @Nullable BigDecimal aboveMetres, @Nullable BigDecimal upToMetres, BigDecimal coefficient) {

        private BigDecimal lower() {
            return aboveMetres == null ? BigDecimal.ZERO : aboveMetres;
        }

        private BigDecimal upper() {
            return upToMetres == null ? MOST_METRES : upToMetres;
        }

        private void check(Problems problems) {
            if (lower().signum() < 0) {
                problems.add("aboveMetres", TariffProblem.Code.NOT_POSITIVE);
            }
            if (upToMetres != null) {
                problems.amount("upToMetres", upToMetres, MOST_METRES);
            }
            if (lower().compareTo(upper()) >= 0) {
                problems.add("", TariffProblem.Code.BRACKET_EMPTY);
            }
            problems.between("coefficient", coefficient, BigDecimal.ONE, MOST_COEFFICIENT);
        }
    }

    @Override
    public HeightRatio at(BigDecimal storeyHeightMetres) {
        var coefficient = brackets.stream()
                .filter(bracket -> storeyHeightMetres.compareTo(bracket.upper()) <= 0)
                .findFirst()
                .orElseThrow()
                .coefficient();
        return new HeightRatio(storeyHeightMetres, coefficient, BigDecimal.ONE, coefficient.toPlainString());
    }

    @Override
    public void check(Problems problems) {
        if (brackets.isEmpty()) {
            problems.add("brackets", TariffProblem.Code.EMPTY_LIST);
        }
        var covered = BigDecimal.ZERO;
        for (int i = 0; i < brackets.size(); i++) {
            var bracket = brackets.get(i);
            var place = problems.at("brackets", i);
            bracket.check(place);
            int step = bracket.lower().compareTo(covered);
            if (step > 0) {
                place.add("", TariffProblem.Code.LADDER_HOLE, range(covered, bracket.lower()));
            } else if (step < 0) {
                place.add("", TariffProblem.Code.LADDER_OVERLAP, range(bracket.lower(), covered.min(bracket.upper())));
            }
            covered = covered.max(bracket.upper());
        }
        if (!brackets.isEmpty() && covered.compareTo(MOST_METRES) < 0) {
            problems.add("brackets", TariffProblem.Code.LADDER_HOLE, "> " + covered.toPlainString() + " m");
        }
    }

    private static String range(BigDecimal above, BigDecimal upTo) {
        return above.toPlainString() + " – " + upTo.toPlainString() + " m";
    }
}
