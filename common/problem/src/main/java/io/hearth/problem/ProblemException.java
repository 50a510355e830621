package io.hearth.problem;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A refusal on its way to the door: what was refused, why, and what the caller may do about it. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;
    private final transient Object[] about;
    private final transient List<FieldProblem> fields;
    private final transient Map<String, Object> facts;
    private final @Nullable Duration retryAfter;

    ProblemException(Problem problem, Object... about) {
        this(problem, about, List.of(), Map.of(), null, null);
    }

    private ProblemException(
            Problem problem,
            Object[] about,
            List<FieldProblem> fields,
            Map<String, Object> facts,
            @Nullable Duration retryAfter,
            @Nullable Throwable cause) {
        super(problem.name() + ": " + problem.text(Locale.ENGLISH, about), cause);
        this.problem = problem;
        this.about = about.clone();
        this.fields = List.copyOf(fields);
        this.facts = Map.copyOf(facts);
        this.retryAfter = retryAfter;
    }

    /** The same refusal naming the fields that are wrong. */
    public ProblemException at(List<FieldProblem> wrong) {
        return new ProblemException(problem, about, wrong, facts, retryAfter, getCause());
    }

    /** The same refusal with a fact the caller can act on, for example the amount that is due now. */
    public ProblemException with(String name, Object value) {
        var more = new LinkedHashMap<>(facts);
        more.put(name, value);
        return new ProblemException(problem, about, fields, more, retryAfter, getCause());
    }

    /** The same refusal with the time after which trying again makes sense. */
    public ProblemException retryAfter(Duration wait) {
        return new ProblemException(problem, about, fields, facts, wait, getCause());
    }

    /** The same refusal with what led to it. */
    public ProblemException causedBy(Throwable cause) {
        return new ProblemException(problem, about, fields, facts, retryAfter, cause);
    }

    public Problem problem() {
        return problem;
    }

    public boolean is(Problem other) {
        return problem.equals(other);
    }

    public List<FieldProblem> fields() {
        return fields;
    }

    public Map<String, Object> facts() {
        return facts;
    }

    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** The text for a person who reads the language. */
    public String text(Locale language) {
        return problem.text(language, about);
    }
}
