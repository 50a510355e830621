package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import java.time.Clock;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** A line for each request once it is answered, without its query: where a trace that is followed begins. */
@Component
final class RequestLog implements WebFilter, Ordered {

    private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);

    private final Clock clock;

    RequestLog(Clock clock) {
        this.clock = clock;
    }

    @Override
    public int getOrder() {
        return FilterOrder.REQUEST_LOG;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var began = clock.instant();
        return chain.filter(exchange).doFinally(signal -> log(exchange, Duration.between(began, clock.instant())));
    }

    private static void log(ServerWebExchange exchange, Duration took) {
        HttpStatusCode status = exchange.getResponse().getStatusCode();
        LOG.atInfo()
                .addKeyValue("method", exchange.getRequest().getMethod())
                .addKeyValue("path", exchange.getRequest().getURI().getRawPath())
                .addKeyValue("status", status == null ? "" : status.value())
                .addKeyValue("millis", took.toMillis())
                .addKeyValue("trace", TraceIds.of(exchange))
                .log("answered");
    }
}
