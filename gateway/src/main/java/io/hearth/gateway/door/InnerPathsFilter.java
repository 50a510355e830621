package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import io.hearth.problem.WebProblem;
import java.net.URI;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.support.ServerWebExchangeUtils;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Looks once more where the request goes: a route that rewrites paths, badly written, must not open an inner door. */
@Component
final class InnerPathsFilter implements GlobalFilter, Ordered {

    @Override
    public int getOrder() {
        return FilterOrder.INNER_PATHS;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        URI target = exchange.getAttribute(ServerWebExchangeUtils.GATEWAY_REQUEST_URL_ATTR);
        if (target != null && target.getPath() != null && InnerPath.isInner(target.getPath())) {
            return Mono.error(WebProblem.NOT_FOUND.because());
        }
        return chain.filter(exchange);
    }
}
