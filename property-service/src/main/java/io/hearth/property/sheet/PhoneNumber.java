package io.hearth.property.sheet;

import java.util.Optional;
import java.util.regex.Pattern;

/** The check of Chinese phone numbers: mobiles, lines with and without area code, 400 and 800 numbers. */
final class PhoneNumber {

    private static final Pattern MARKS = Pattern.compile("[ ()-]");
    private static final Pattern COUNTRY = Pattern.compile("^(\\+86|0086|86(?=1\\d{10}$))");
    private static final Pattern NUMBER = Pattern.compile("1[3-9]\\d{9}|0\\d{9,11}|[2-9]\\d{6,7}|[48]00\\d{7}");

    private PhoneNumber() {}

    /** Its digits; empty if it is no phone number. */
    static Optional<String> read(String text) {
        var digits = COUNTRY.matcher(MARKS.matcher(text).replaceAll("")).replaceFirst("");
        return Optional.of(digits).filter(number -> NUMBER.matcher(number).matches());
    }
}
