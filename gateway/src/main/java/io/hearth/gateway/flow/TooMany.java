package io.hearth.gateway.flow;

import com.alibaba.csp.sentinel.adapter.gateway.sc.callback.BlockRequestHandler;
import com.alibaba.csp.sentinel.slots.block.degrade.DegradeException;
import io.hearth.gateway.door.Refusals;
import io.hearth.problem.ProblemException;
import io.hearth.problem.WebProblem;
import java.time.Duration;
import java.util.Objects;
import org.springframework.cloud.gateway.route.Route;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** What Sentinel's rules answer: 429 when too many come, 503 while a failing service is left alone. */
@Component
final class TooMany implements BlockRequestHandler {

    private static final Duration SHORTLY = Duration.ofSeconds(3);

    @Override
    public Mono<ServerResponse> handleRequest(ServerWebExchange exchange, Throwable blocked) {
        var refusal = refusal(exchange, blocked);
        Refusals.log(refusal, exchange);
        return ServerResponse.status(refusal.problem().status())
                .header(HttpHeaders.RETRY_AFTER, Refusals.retryAfter(refusal).orElse("1"))
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .bodyValue(Refusals.document(refusal, exchange));
    }

    private static ProblemException refusal(ServerWebExchange exchange, Throwable blocked) {
        if (blocked instanceof DegradeException) {
            Route route = exchange.getAttribute(ServerWebExchangeUtils.GATEWAY_ROUTE_ATTR);
            var service = route == null
                    ? ""
                    : Objects.requireNonNullElse(route.getUri().getHost(), "");
            return WebProblem.DEPENDENCY_DOWN.because(service).retryAfter(SHORTLY);
        }
        return WebProblem.TOO_MANY_REQUESTS.because().retryAfter(SHORTLY);
    }
}
