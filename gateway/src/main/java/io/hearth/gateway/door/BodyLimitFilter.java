package io.hearth.gateway.door;

import io.hearth.gateway.FilterOrder;
import io.hearth.problem.WebProblem;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.core.Ordered;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Refuses bodies over the limit: announced ones at once, streamed ones as soon as they pass it, which the service sees break off. */
@Component
final class BodyLimitFilter implements WebFilter, Ordered {

    private final Refusals refusals;
    private final DoorSettings settings;

    BodyLimitFilter(Refusals refusals, DoorSettings settings) {
        this.refusals = refusals;
        this.settings = settings;
    }

    @Override
    public int getOrder() {
        return FilterOrder.BODY_LIMIT;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var request = exchange.getRequest();
        long limit = settings.limitFor(request.getPath().value());
        long announced = request.getHeaders().getContentLength();
        if (announced > limit) {
            return refusals.write(WebProblem.BODY_TOO_LARGE.because(limit), exchange);
        }
        // What is announced is what arrives: the server counts.
        return announced >= 0
                ? chain.filter(exchange)
                : chain.filter(
                        exchange.mutate().request(new Limited(request, limit)).build());
    }

    private static final class Limited extends ServerHttpRequestDecorator {

        private final long limit;
        private final AtomicLong seen = new AtomicLong();

        Limited(ServerHttpRequest request, long limit) {
            super(request);
            this.limit = limit;
        }

        @Override
        public Flux<DataBuffer> getBody() {
            return super.getBody().handle((buffer, sink) -> {
                if (seen.addAndGet(buffer.readableByteCount()) > limit) {
                    DataBufferUtils.release(buffer);
                    sink.error(WebProblem.BODY_TOO_LARGE.because(limit));
                } else {
                    sink.next(buffer);
                }
            });
        }
    }
}
