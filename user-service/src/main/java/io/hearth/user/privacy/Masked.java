package io.hearth.user.privacy;

/** Personal data as people see it: enough to recognise one's own, not enough to use another's. */
public final class Masked {

    private static final int CITIZEN_LENGTH = 18;

    private Masked() {}

    /** {@code 138****5678}; of shorter numbers only the last four digits. */
    public static String phone(String phone) {
        return middle(phone, Math.clamp(phone.length() - 8L, 0, 3), 4);
    }

    /** {@code 230102**********34}; of other documents the first and the last two characters. */
    public static String identityNumber(String number) {
        return middle(number, number.length() == CITIZEN_LENGTH ? 6 : 1, 2);
    }

    private static String middle(String text, int head, int tail) {
        int hidden = text.length() - head - tail;
        return hidden <= 0
                ? "*".repeat(text.length())
                : text.substring(0, head) + "*".repeat(hidden) + text.substring(text.length() - tail);
    }
}
