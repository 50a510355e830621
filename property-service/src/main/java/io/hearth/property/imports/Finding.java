package io.hearth.property.imports;

import io.hearth.property.sheet.RowError;
import io.hearth.property.sheet.RowErrorCode;
import io.hearth.property.sheet.SheetWarning;
import java.util.Locale;

/**
 * What is wrong with a row, or was not taken from it.
 *
 * @param line as Excel shows it; 0 for the sheet as a whole
 * @param heading of the column; empty for the sheet as a whole
 */
record Finding(int line, String heading, Severity severity, String code, String chinese, String english) {

    private static final int LONGEST_HEADING = 400;
    private static final int LONGEST_TEXT = 1000;

    /** Whether the row is refused for it. */
    enum Severity {
        ERROR,
        WARNING
    }

    Finding {
        heading = cut(heading, LONGEST_HEADING);
        chinese = cut(chinese, LONGEST_TEXT);
        english = cut(english, LONGEST_TEXT);
    }

    static Finding of(RowError error) {
        return new Finding(
                error.line(), error.column(), Severity.ERROR, error.code().name(), error.chinese(), error.english());
    }

    static Finding of(SheetWarning warning) {
        return new Finding(
                0, warning.name(), Severity.WARNING, warning.code().name(), warning.chinese(), warning.english());
    }

    /** What a row says of the network that is stored otherwise. */
    static Finding networkDiffers(int line, String heading, String stored) {
        return new Finding(
                line,
                heading,
                Severity.WARNING,
                "NETWORK_DIFFERS",
                "与档案不一致，未采用；档案为“%s”".formatted(stored),
                "Differs from what is stored and is not taken: stored is '%s'".formatted(stored));
    }

    /** The same bytes were imported before. */
    static Finding sameFile(long former) {
        return new Finding(
                0,
                "",
                Severity.WARNING,
                "SAME_FILE",
                "同一文件已导入过（导入任务 %d），其中的房产会因重复被拒绝".formatted(former),
                "The same file was imported before (import %d); its properties will be refused as duplicates"
                        .formatted(former));
    }

    RowError rowError() {
        return new RowError(line, heading, RowErrorCode.valueOf(code), chinese, english);
    }

    /** The text for a person who reads the language: English when asked for, Chinese otherwise. */
    String text(Locale language) {
        return language.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? english : chinese;
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }
}
