package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Puts the trace id into every answer, in place of the service's own header, which says the same. */
@Component
final class TraceIdFilter implements WebFilter, Ordered {

    @Override
    public int getOrder() {
        return FilterOrder.TRACE_ID;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var response = exchange.getResponse();
        response.beforeCommit(
                () -> Mono.fromRunnable(() -> response.getHeaders().set(TraceIds.HEADER, TraceIds.of(exchange))));
        return chain.filter(exchange);
    }
}
