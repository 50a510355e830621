package io.hearth.problem;

import java.util.Locale;

/**
 * One wrong field of a request.
 *
 * @param field path in the request, for example {@code items[0].amountFen}
 * @param code stable upper-snake word, for example {@code POSITIVE}
 */
public record FieldProblem(String field, String code, String chinese, String english) {

    /** The text for a person who reads the language: English when asked for, Chinese otherwise. */
    public String text(Locale language) {
        return language.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? english : chinese;
    }
}
