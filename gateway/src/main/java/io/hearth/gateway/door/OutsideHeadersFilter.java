package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import java.util.List;
import java.util.Locale;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Takes away headers that only we may set or that could make a service see another request than the one that was checked:
 * identities, what proxies say of themselves, other methods and other paths, and the ids of traces, which begin here.
 */
@Component
final class OutsideHeadersFilter implements WebFilter, Ordered {

    private static final List<String> BEGINNINGS =
            List.of("x-hearth-", "x-user-", "x-forwarded-", "x-http-method", "x-original-", "x-rewrite-", "x-b3-");
    private static final List<String> WHOLE =
            List.of("forwarded", "x-real-ip", "x-method-override", "traceparent", "tracestate", "baggage", "b3");

    @Override
    public int getOrder() {
        return FilterOrder.OUTSIDE_HEADERS;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var ours = exchange.getRequest().getHeaders().headerNames().stream()
                .filter(OutsideHeadersFilter::isOurs)
                .toList();
        if (ours.isEmpty()) {
            return chain.filter(exchange);
        }
        return chain.filter(exchange.mutate()
                .request(request -> request.headers(headers -> remove(headers, ours)))
                .build());
    }

    static boolean isOurs(String header) {
        var name = header.toLowerCase(Locale.ROOT);
        return WHOLE.contains(name) || BEGINNINGS.stream().anyMatch(name::startsWith);
    }

    private static void remove(HttpHeaders headers, List<String> names) {
        names.forEach(headers::remove);
    }
}
