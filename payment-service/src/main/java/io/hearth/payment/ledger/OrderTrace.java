package io.hearth.payment.ledger;

import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Lets what is learnt about a payment in the background go on with the trace of the request that asked for it. */
@Component
class OrderTrace {

    private static final String TRACEPARENT = "traceparent";

    private final Tracer tracer;
    private final Propagator propagator;

    OrderTrace(Tracer tracer, Propagator propagator) {
        this.tracer = tracer;
        this.propagator = propagator;
    }

    /** The current span in W3C's form, for the order that is being made. */
    @Nullable String current() {
        var span = tracer.currentSpan();
        return span == null
                ? null
                : "00-%s-%s-01"
                        .formatted(span.context().traceId(), span.context().spanId());
    }

    /** Does a deed in the trace of an order; inside a request it stays in that request's trace. */
    <T> T continued(@Nullable String traceparent, String name, Supplier<T> deed) {
        if (tracer.currentSpan() != null || traceparent == null) {
            return deed.get();
        }
        var span = propagator
                .extract(Map.of(TRACEPARENT, traceparent), Map::get)
                .name(name)
                .start();
        try (var scope = tracer.withSpan(span)) {
            return deed.get();
        } catch (RuntimeException e) {
            span.error(e);
            throw e;
        } finally {
            span.end();
        }
    }
}
