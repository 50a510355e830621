package io.hearth.gateway.door;

import io.hearth.problem.ProblemDocument;
import io.hearth.problem.ProblemException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** Tells a refusal to whoever asked: problem+json in the language asked for. */
@Component
public final class Refusals {

    private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

    private final JsonMapper json;

    Refusals(JsonMapper json) {
        this.json = json;
    }

    /** Writes the whole answer. */
    public Mono<Void> write(ProblemException refusal, ServerWebExchange exchange) {
        var response = exchange.getResponse();
        log(refusal, exchange);
        response.setStatusCode(HttpStatusCode.valueOf(refusal.problem().status()));
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        retryAfter(refusal).ifPresent(wait -> response.getHeaders().set(HttpHeaders.RETRY_AFTER, wait));
        return response.writeWith(Mono.fromSupplier(
                () -> response.bufferFactory().wrap(json.writeValueAsBytes(document(refusal, exchange)))));
    }

    /** What the answer's body says. */
    public static Map<String, Object> document(ProblemException refusal, ServerWebExchange exchange) {
        var language = exchange.getLocaleContext().getLocale();
        return ProblemDocument.of(
                refusal, Optional.ofNullable(language).orElse(Locale.SIMPLIFIED_CHINESE), TraceIds.of(exchange));
    }

    /** The value of the header {@code Retry-After}: whole seconds. */
    public static Optional<String> retryAfter(ProblemException refusal) {
        return refusal.retryAfter().map(wait -> String.valueOf(wait.toSeconds()));
    }

    /** One line for each refusal; what was asked for stands in it without its query. */
    public static void log(ProblemException refusal, ServerWebExchange exchange) {
        LOG.atInfo()
                .addKeyValue("code", refusal.problem().name())
                .addKeyValue("method", exchange.getRequest().getMethod())
                .addKeyValue("path", exchange.getRequest().getURI().getRawPath())
                .addKeyValue("trace", TraceIds.of(exchange))
                .log("refused: {}", refusal.getMessage());
    }
}
