package io.hearth.property.sheet;

import java.text.Normalizer;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A cell under its heading, cleaned of what keyboards and spreadsheets leave in it: full-width forms, blanks and
 * invisible characters, a dash for "nothing".
 */
record SourceCell(String heading, String text) {

    private static final Set<String> NOTHING = Set.of("-", "--", "/", "\\", "无", "—", "——");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Co}]|[\\p{Cc}&&[^\\t\\r\\n]]");
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern BLANKS_BESIDE_CHINESE =
            Pattern.compile("(?<=\\p{IsHan})[\\s\\p{Z}]+|[\\s\\p{Z}]+(?=\\p{IsHan})");
    /** Seven digits in a row, or nine with anything between them; a written date has eight. */
    private static final Pattern LIKE_A_PHONE = Pattern.compile("\\d{7}|(\\d\\D*){9}");

    private static final Pattern SPREADSHEET_ERROR =
            Pattern.compile("#(N/A|REF!|VALUE!|DIV/0!|NAME\\?|NULL!|NUM!|SPILL!|CALC!)");

    SourceCell {
        text = clean(text);
    }

    private static String clean(String raw) {
        // Most cells are clean, and there are millions of them.
        if (raw.chars().allMatch(SourceCell::isPlain)) {
            return NOTHING.contains(raw) ? "" : raw;
        }
        var narrow = INVISIBLE
                .matcher(Normalizer.normalize(raw, Normalizer.Form.NFKC))
                .replaceAll("");
        // Names are padded to look aligned: 张　三.
        var joined = BLANKS_BESIDE_CHINESE.matcher(narrow).replaceAll("");
        var text = BLANKS.matcher(joined).replaceAll(" ").strip();
        return NOTHING.contains(text) ? "" : text;
    }

    private static boolean isPlain(int c) {
        return c > ' ' && c < 0x7F || c >= 0x4E00 && c <= 0x9FFF;
    }

    boolean isBlank() {
        return text.isEmpty();
    }

    String withoutBlanks() {
        return text.replace(" ", "");
    }

    boolean isSpreadsheetError() {
        return text.startsWith("#") && SPREADSHEET_ERROR.matcher(text).matches();
    }

    /** For texts that people see: shortened. */
    String shown() {
        return text.length() > 30 ? text.substring(0, 30) + "…" : text;
    }

    /** The text with its digits made unreadable if there may be a phone or identity number in it. */
    static String masked(String text) {
        return LIKE_A_PHONE.matcher(text).find() ? text.replaceAll("\\d", "*") : text;
    }
}
