package io.hearth.property.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether heat is supplied to a property, and how sheets say it. */
public enum SupplyStatus {
    SUPPLIED("在供", "供热", "供暖", "正常", "正常供热", "已供", "on"),
    STOPPED("停供", "停热", "报停", "停暖", "停用", "off");

    private final List<String> words;

    SupplyStatus(String... words) {
        this.words = List.of(words);
    }

    static Optional<SupplyStatus> named(String word) {
        var wanted = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(each -> each.words.contains(wanted)
                        || each.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
    }
}
