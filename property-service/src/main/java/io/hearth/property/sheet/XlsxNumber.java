package io.hearth.property.sheet;

import java.math.BigDecimal;
import java.math.MathContext;

/** A number of an xlsx as a person would write it. */
final class XlsxNumber {

    /** Excel shows 15 digits and stores 17: 89.53 may lie in the file as 89.530000000000001. */
    private static final MathContext SHOWN_DIGITS = new MathContext(15);

    private static final BigDecimal DAYS_TO_YEAR_10000 = new BigDecimal("2958466");

    private XlsxNumber() {}

    static String shown(String text, boolean asDate, boolean since1904) {
        if (text.isBlank()) {
            return "";
        }
        BigDecimal number;
        try {
            number = new BigDecimal(text.strip());
        } catch (NumberFormatException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
        if (asDate && number.signum() > 0 && number.compareTo(DAYS_TO_YEAR_10000) < 0) {
            return NumberFormats.day(number.longValue(), since1904).toString();
        }
        return plain(number.round(SHOWN_DIGITS).stripTrailingZeros());
    }

    /** Beyond 15 digits the exponent stays: what stood there, an identity number perhaps, has lost its last digits. */
    private static String plain(BigDecimal number) {
        long wholeDigits = (long) number.precision() - number.scale();
        return wholeDigits > SHOWN_DIGITS.getPrecision() || number.scale() > 30
                ? number.toString()
                : number.toPlainString();
    }
}
