package io.hearth.messaging;

import io.micrometer.tracing.TraceContext;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The W3C header by which a message goes on with the trace of the deed that announced it. */
final class Traceparent {

    static final String PROPERTY = "traceparent";

    private Traceparent() {}

    static String of(TraceContext context) {
        return "00-%s-%s-%s"
                .formatted(context.traceId(), context.spanId(), Boolean.FALSE.equals(context.sampled()) ? "00" : "01");
    }

    /** Runs a deed in a span that goes on with the trace, or starts a new one where there is none. */
    static void continued(
            Propagator propagator, Tracer tracer, @Nullable String traceparent, String name, Runnable deed) {
        var carrier = traceparent == null ? Map.<String, String>of() : Map.of(PROPERTY, traceparent);
        var span = propagator.extract(carrier, Map::get).name(name).start();
        try (var scope = tracer.withSpan(span)) {
            deed.run();
        } catch (RuntimeException e) {
            span.error(e);
            throw e;
        } finally {
            span.end();
        }
    }
}
