package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import io.hearth.gateway.GatewayProblem;
import io.hearth.problem.WebProblem;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Refuses paths that could be read in two ways, and knows of no inner ones. */
@Component
final class PlainPathFilter implements WebFilter, Ordered {

    private final Refusals refusals;
    private final DoorSettings settings;

    PlainPathFilter(Refusals refusals, DoorSettings settings) {
        this.refusals = refusals;
        this.settings = settings;
    }

    @Override
    public int getOrder() {
        return FilterOrder.PLAIN_PATH;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var uri = exchange.getRequest().getURI();
        var objection = PlainPath.objection(uri.getRawPath());
        if (objection.isPresent()) {
            return refusals.write(GatewayProblem.PATH_NOT_PLAIN.because(objection.get()), exchange);
        }
        // Whatever is encoded is decoded before Spring looks for who answers.
        var path = uri.getPath();
        if (InnerPath.isInner(path) && !InnerPath.isOwn(path, settings.openMetrics())) {
            return refusals.write(WebProblem.NOT_FOUND.because(), exchange);
        }
        return chain.filter(exchange);
    }
}
