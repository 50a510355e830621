package io.hearth.property.sheet;

import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a property is.
 *
 * @param unit the entrance of the building; null where there is none, as with shops
 */
public record PropertyAddress(
        String community, String building, @Nullable String unit, String room) {

    private static final Pattern DESIGNATION = Pattern.compile("^第|(号楼|栋|幢|座|楼|单元|号|室|#|no\\.?)+$");
    private static final Pattern CHINESE_NUMBER = Pattern.compile("([一二三四五六七八九])?(十)?([一二三四五六七八九])?");
    private static final String CHINESE_DIGITS = "零一二三四五六七八九";

    /** The same for all spellings of one address: 1号楼 and 1#, 二单元 and 2, 0301 and 301室. */
    public String key() {
        return Stream.of(community, plain(building), plain(Objects.requireNonNullElse(unit, "")), plain(room))
                .map(part -> part.toLowerCase(Locale.ROOT).replace(" ", "").replace('|', '/'))
                .collect(Collectors.joining("|"));
    }

    private static String plain(String designated) {
        var bare = DESIGNATION
                .matcher(designated.replace(" ", "").toLowerCase(Locale.ROOT))
                .replaceAll("");
        return arabic(bare.isEmpty() ? designated : bare).replaceFirst("^0+(?=\\d)", "");
    }

    private static String arabic(String number) {
        var parts = CHINESE_NUMBER.matcher(number);
        if (number.isEmpty() || !parts.matches()) {
            return number;
        }
        if (parts.group(2) == null) {
            return parts.group(3) == null ? digit(parts.group(1), "") : number;
        }
        return digit(parts.group(1), "1") + digit(parts.group(3), "0");
    }

    private static String digit(@Nullable String chinese, String otherwise) {
        return chinese == null ? otherwise : String.valueOf(CHINESE_DIGITS.indexOf(chinese));
    }
}
