package io.hearth.gateway.door;

import io.hearth.problem.ProblemException;
import io.hearth.problem.WebProblem;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.cloud.gateway.route.Route;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/** The one place where what went wrong becomes an answer: refusals as themselves, silent services as 503, the rest as a bug. */
@Component
final class WentWrong implements WebExceptionHandler, Ordered {

    private static final Logger LOG = LoggerFactory.getLogger(WentWrong.class);
    private static final Duration SHORTLY = Duration.ofSeconds(3);

    /** Before Boot's own, which would answer with a page of its own. */
    private static final int BEFORE_BOOT = -2;

    private final Refusals refusals;

    WentWrong(Refusals refusals) {
        this.refusals = refusals;
    }

    @Override
    public int getOrder() {
        return BEFORE_BOOT;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable e) {
        return exchange.getResponse().isCommitted() ? Mono.error(e) : refusals.write(refusal(e, exchange), exchange);
    }

    private static ProblemException refusal(Throwable e, ServerWebExchange exchange) {
        return switch (e) {
            case ProblemException refusal -> refusal;
            case MethodNotAllowedException method -> WebProblem.METHOD_NOT_ALLOWED.because(method.getHttpMethod());
            case ResponseStatusException status -> ofStatus(status, exchange);
            case IOException broken -> down(broken, exchange);
            case TimeoutException late -> down(late, exchange);
            default -> causeOf(e).orElseGet(() -> bug(e, exchange));
        };
    }

    private static ProblemException ofStatus(ResponseStatusException e, ServerWebExchange exchange) {
        return switch (e.getStatusCode().value()) {
            case 404 -> WebProblem.NOT_FOUND.because();
            case 502, 503, 504 -> down(e, exchange);
            default ->
                e.getStatusCode().is4xxClientError()
                        ? WebProblem.MALFORMED_REQUEST.because().causedBy(e)
                        : bug(e, exchange);
        };
    }

    private static ProblemException down(Exception e, ServerWebExchange exchange) {
        Route route = exchange.getAttribute(ServerWebExchangeUtils.GATEWAY_ROUTE_ATTR);
        var service = route == null ? "" : route.getUri().getHost();
        LOG.atWarn().addKeyValue("upstream", service).setCause(e).log("a service did not answer");
        return WebProblem.DEPENDENCY_DOWN.because(service).retryAfter(SHORTLY).causedBy(e);
    }

    // Spring Security wraps what keeps it from deciding.
    private static Optional<ProblemException> causeOf(Throwable e) {
        for (var cause = e.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ProblemException refusal) {
                return Optional.of(refusal);
            }
        }
        return Optional.empty();
    }

    private static ProblemException bug(Throwable e, ServerWebExchange exchange) {
        LOG.atError()
                .setCause(e)
                .addKeyValue("path", exchange.getRequest().getURI().getRawPath())
                .addKeyValue("trace", TraceIds.of(exchange))
                .log("a bug: {}", e.toString());
        return WebProblem.INTERNAL_ERROR.because();
    }
}
