package io.hearth.gateway.door;

import io.micrometer.tracing.handler.TracingObservationHandler.TracingContext;
import org.springframework.http.server.reactive.observation.ServerRequestObservationContext;
import org.springframework.web.server.ServerWebExchange;

/** The id by which one deed is followed through all services. */
final class TraceIds {

    static final String HEADER = "X-Trace-Id";

    private TraceIds() {}

    /** The exchange's trace id; empty when it is not observed. */
    static String of(ServerWebExchange exchange) {
        return ServerRequestObservationContext.findCurrent(exchange.getAttributes())
                .map(context -> context.<TracingContext>get(TracingContext.class))
                .map(TracingContext::getSpan)
                .map(span -> span.context().traceId())
                .orElse("");
    }
}
