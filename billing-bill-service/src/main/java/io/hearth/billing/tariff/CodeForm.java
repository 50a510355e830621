package io.hearth.billing.tariff;

import java.util.regex.Pattern;

/** How the words are written that a company may add to without a programmer: {@code LOW_INCOME}, {@code HIGH_RISE}. */
final class CodeForm {

    private static final Pattern FORM = Pattern.compile("[A-Z][A-Z0-9_]{0,31}");

    private CodeForm() {}

    static boolean fits(String code) {
        return FORM.matcher(code).matches();
    }

    static void require(String code) {
        if (!fits(code)) {
            throw new IllegalArgumentException("not a code of capital letters, digits and underscores: " + code);
        }
    }
}
