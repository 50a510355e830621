package io.hearth.problem;

import java.util.Locale;

/**
 * A refusal by name, implemented by one enum per service; its {@link #name()} is the {@code code} that clients rely on.
 *
 * <p>{@code throw ChargeProblem.BILL_BEING_PAID.because(billNo)} becomes an RFC 9457 answer at the door.
 */
public interface Problem {

    /** The stable upper-snake code, unique over all services. */
    String name();

    /** The HTTP status, 4xx or 503. */
    int status();

    /** The text in Chinese; {@code {0}}, {@code {1}} ... stand for the arguments. */
    String chinese();

    /** The text in English, with the same arguments. */
    String english();

    /** This refusal with what it is about, in the order of the text's arguments. */
    default ProblemException because(Object... about) {
        return new ProblemException(this, about);
    }

    /** The text for a person who reads the language: English when asked for, Chinese otherwise. */
    default String text(Locale language, Object... about) {
        var text = language.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? english() : chinese();
        for (int i = 0; i < about.length; i++) {
            text = text.replace("{" + i + "}", String.valueOf(about[i]));
        }
        return text;
    }
}
