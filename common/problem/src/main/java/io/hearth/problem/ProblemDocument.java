package io.hearth.problem;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The RFC 9457 document that tells a client of a refusal. */
public final class ProblemDocument {

    public static final String MEDIA_TYPE = "application/problem+json";

    private ProblemDocument() {}

    /**
     * The members of the document in their order: type, title, status, detail, code, traceId, then errors for wrong
     * fields and the facts the caller can act on.
     */
    public static Map<String, Object> of(ProblemException refusal, Locale language, String traceId) {
        var problem = refusal.problem();
        var document = new LinkedHashMap<String, Object>();
        document.put(
                "type",
                "urn:hearth:problem:" + problem.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        document.put("title", title(problem.name()));
        document.put("status", problem.status());
        document.put("detail", refusal.text(language));
        document.put("code", problem.name());
        document.put("traceId", traceId);
        if (!refusal.fields().isEmpty()) {
            document.put(
                    "errors",
                    refusal.fields().stream()
                            .map(field -> Map.of(
                                    "field", field.field(), "code", field.code(), "message", field.text(language)))
                            .toList());
        }
        document.putAll(refusal.facts());
        return document;
    }

    private static String title(String code) {
        var words = code.toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
