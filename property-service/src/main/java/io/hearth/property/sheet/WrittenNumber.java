package io.hearth.property.sheet;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A measure as people write it: {@code 1,234.5}, {@code 89.53㎡}, {@code 5.4米}. */
final class WrittenNumber {

    private static final Pattern MEASURE = Pattern.compile("(m2|m\\^2|平方米|平米|平方|平|米|m)$");
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(\\d{1,3}(,\\d{3})+|\\d{1,15})(\\.\\d{0,20})?|\\.\\d{1,20}");

    private WrittenNumber() {}

    /** The number with two digits, rounded half-up; empty if the cell has none. */
    static Optional<BigDecimal> read(SourceCell cell) {
        // The Chinese keyboard gives 。 where a decimal point is meant.
        var text =
                MEASURE.matcher(cell.withoutBlanks().toLowerCase(Locale.ROOT)).replaceFirst("");
        var number = text.replace('。', '.');
        return NUMBER.matcher(number).matches()
                ? Optional.of(new BigDecimal(number.replace(",", "")).setScale(2, RoundingMode.HALF_UP))
                : Optional.empty();
    }
}
