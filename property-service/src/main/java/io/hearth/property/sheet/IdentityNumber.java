package io.hearth.property.sheet;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The check of identity numbers: of citizens (GB 11643-1999) and of companies, their credit code (GB 32100-2015). */
final class IdentityNumber {

    private static final Pattern CITIZEN = Pattern.compile("[1-9]\\d{16}[\\dX]");
    private static final int[] CITIZEN_WEIGHTS = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    private static final String CITIZEN_CHECKS = "10X98765432";

    private static final Pattern COMPANY = Pattern.compile("[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}");
    private static final int[] COMPANY_WEIGHTS = {1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28};
    private static final String COMPANY_CHARACTERS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

    private IdentityNumber() {}

    /** Its 18 characters; empty if its form, birthday or check digit is wrong. */
    static Optional<String> read(String text) {
        return Optional.of(text.replace(" ", "").toUpperCase(Locale.ROOT))
                .filter(number -> isCitizens(number) || isCompanys(number));
    }

    private static boolean isCitizens(String number) {
        return CITIZEN.matcher(number).matches()
                && isBirthday(number.substring(6, 14))
                && number.charAt(17) == CITIZEN_CHECKS.charAt(weightedSum(number, CITIZEN_WEIGHTS) % 11);
    }

    private static boolean isCompanys(String number) {
        return COMPANY.matcher(number).matches()
                && (weightedSum(number, COMPANY_WEIGHTS) + value(number.charAt(17))) % 31 == 0;
    }

    private static int weightedSum(String number, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * value(number.charAt(i));
        }
        return sum;
    }

    private static int value(char character) {
        return COMPANY_CHARACTERS.indexOf(character);
    }

    private static boolean isBirthday(String digits) {
        try {
            var day = LocalDate.of(
                    Integer.parseInt(digits.substring(0, 4)),
                    Integer.parseInt(digits.substring(4, 6)),
                    Integer.parseInt(digits.substring(6, 8)));
            return day.getYear() >= 1900;
        } catch (DateTimeException e) {
            return false;
        }
    }
}
