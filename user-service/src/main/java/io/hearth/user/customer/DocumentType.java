package io.hearth.user.customer;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A kind of identity document, and what its numbers look like. */
enum DocumentType {

    /** 居民身份证: GB 11643-1999. */
    ID_CARD("[1-9]\\d{16}[\\dX]") {
        @Override
        boolean checks(String number) {
            return isBirthday(number.substring(6, 14))
                    && number.charAt(17) == "10X98765432".charAt(sum(number, CITIZEN_WEIGHTS) % 11);
        }
    },

    /** 统一社会信用代码 of a company: GB 32100-2015. */
    CREDIT_CODE("[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}") {
        @Override
        boolean checks(String number) {
            return (sum(number, COMPANY_WEIGHTS) + value(number.charAt(17))) % 31 == 0;
        }
    },
    PASSPORT("[A-Z0-9]{5,20}"),
    OTHER("[A-Z0-9-]{4,32}");

    private static final int[] CITIZEN_WEIGHTS = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    private static final int[] COMPANY_WEIGHTS = {1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28};
    private static final String COMPANY_CHARACTERS = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    private static final int FIRST_YEAR = 1900;

    private final Pattern form;

    DocumentType(String form) {
        this.form = Pattern.compile(form);
    }

    static Optional<DocumentType> named(String code) {
        return Arrays.stream(values()).filter(type -> type.name().equals(code)).findFirst();
    }

    /** The type that a number shows by its form and check digit; one that looks like a citizen's or company's but fails is refused. */
    static DocumentType ofForm(String number) {
        if (CREDIT_CODE.accepts(number)) {
            return CREDIT_CODE;
        }
        boolean looksLikeOne = Stream.of(ID_CARD, CREDIT_CODE)
                .anyMatch(type -> type.form.matcher(number).matches());
        return looksLikeOne ? ID_CARD : OTHER;
    }

    boolean accepts(String number) {
        return form.matcher(number).matches() && checks(number);
    }

    boolean checks(String number) {
        return true;
    }

    private static int sum(String number, int[] weights) {
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
            return LocalDate.of(
                                    Integer.parseInt(digits.substring(0, 4)),
                                    Integer.parseInt(digits.substring(4, 6)),
                                    Integer.parseInt(digits.substring(6, 8)))
                            .getYear()
                    >= FIRST_YEAR;
        } catch (DateTimeException e) {
            return false;
        }
    }
}
