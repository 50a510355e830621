package io.hearth.service;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Masks what must never stand in a log: mobile phone numbers, identity numbers, bank card numbers. */
public final class SensitiveText {

    // Not inside a longer number or word: our own numbers (B2026..., XIDs) are no phones or cards.
    private static final String ALONE_BEFORE = "(?<![0-9A-Za-z])";
    private static final String ALONE_AFTER = "(?![0-9A-Za-z])";

    private static final Pattern PHONE = Pattern.compile(ALONE_BEFORE + "(1[3-9]\\d)\\d{4}(\\d{4})" + ALONE_AFTER);
    private static final Pattern IDENTITY = Pattern.compile(
            ALONE_BEFORE + "(\\d{6})(?:19|20)\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d\\d{2}(\\d[0-9Xx])" + ALONE_AFTER);
    private static final Pattern CARD = Pattern.compile(ALONE_BEFORE + "(\\d{4})\\d{8,11}(\\d{4})" + ALONE_AFTER);

    private SensitiveText() {}

    /** The text with everything sensitive masked: {@code 138****5678}, {@code 230102**********34}. */
    public static String mask(String text) {
        if (text.chars().noneMatch(Character::isDigit)) {
            return text;
        }
        var masked = PHONE.matcher(text).replaceAll("$1****$2");
        masked = IDENTITY.matcher(masked).replaceAll("$1**********$2");
        return CARD.matcher(masked).replaceAll(card -> isCard(card.group()) ? maskedCard(card) : card.group());
    }

    private static String maskedCard(MatchResult card) {
        return card.group(1) + "********" + card.group(2);
    }

    // Luhn's check digit: of other long numbers only one in ten passes.
    private static boolean isCard(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            int weighed = i % 2 == 0 ? digit : digit * 2;
            sum += weighed > 9 ? weighed - 9 : weighed;
        }
        return sum % 10 == 0;
    }
}
