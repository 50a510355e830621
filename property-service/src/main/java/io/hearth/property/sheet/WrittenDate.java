package io.hearth.property.sheet;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A day as people and spreadsheets write it: 2026-10-20, 2026/10/20, 2026.10.20, 2026年10月20日, 20261020, 46315. */
final class WrittenDate {

    private static final Pattern PARTS =
            Pattern.compile("(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?([ T]?\\d{1,2}:.*)?");
    private static final Pattern DIGITS = Pattern.compile("(\\d{4})(\\d{2})(\\d{2})");

    /** Days since 1900 without a date's style, from 1927 on. */
    private static final Pattern SERIAL = Pattern.compile("[1-9]\\d{4}(\\.\\d+)?");

    private static final LocalDate FIRST = LocalDate.of(1950, 1, 1);
    private static final LocalDate LAST = LocalDate.of(2100, 1, 1);

    private WrittenDate() {}

    static Optional<LocalDate> read(SourceCell cell) {
        var text = cell.text();
        var parts = PARTS.matcher(text);
        if (parts.matches()) {
            return day(parts);
        }
        var digits = DIGITS.matcher(text);
        if (digits.matches()) {
            return day(digits);
        }
        return SERIAL.matcher(text).matches()
                ? Optional.of(NumberFormats.day(Long.parseLong(text.substring(0, 5)), false))
                : Optional.empty();
    }

    /** Whether any property may have been supplied for the first time on this day. */
    static boolean isPlausible(LocalDate day) {
        return !day.isBefore(FIRST) && day.isBefore(LAST);
    }

    private static Optional<LocalDate> day(Matcher parts) {
        try {
            return Optional.of(LocalDate.of(
                    Integer.parseInt(parts.group(1)),
                    Integer.parseInt(parts.group(2)),
                    Integer.parseInt(parts.group(3))));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
