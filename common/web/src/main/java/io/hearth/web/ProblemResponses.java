package io.hearth.web;

import io.hearth.problem.ProblemDocument;
import io.hearth.problem.ProblemException;
import io.micrometer.tracing.Tracer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.servlet.LocaleResolver;
import tools.jackson.databind.json.JsonMapper;

/** Turns a refusal into its answer: inside controllers as a {@link ResponseEntity}, in filters straight to the wire. */
public final class ProblemResponses {

    private final JsonMapper json;
    private final LocaleResolver languages;
    private final Tracer tracer;

    public ProblemResponses(JsonMapper json, LocaleResolver languages, Tracer tracer) {
        this.json = json;
        this.languages = languages;
        this.tracer = tracer;
    }

    /** The answer for a controller. */
    public ResponseEntity<Map<String, Object>> answer(ProblemException refusal, HttpServletRequest request) {
        var headers = new HttpHeaders();
        headers.setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        refusal.retryAfter().ifPresent(wait -> headers.set(HttpHeaders.RETRY_AFTER, String.valueOf(wait.toSeconds())));
        return ResponseEntity.status(refusal.problem().status())
                .headers(headers)
                .body(document(refusal, request));
    }

    /** The answer for a filter. */
    public void write(ProblemException refusal, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        response.setStatus(refusal.problem().status());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        refusal.retryAfter()
                .ifPresent(wait -> response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(wait.toSeconds())));
        json.writeValue(response.getOutputStream(), document(refusal, request));
    }

    private Map<String, Object> document(ProblemException refusal, HttpServletRequest request) {
        return ProblemDocument.of(refusal, languages.resolveLocale(request), TraceIds.current(tracer));
    }
}
