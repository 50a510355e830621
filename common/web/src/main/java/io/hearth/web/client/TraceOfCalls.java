package io.hearth.web.client;

import feign.RequestInterceptor;
import feign.RequestTemplate;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;

/** Puts the trace of the deed under way into the headers of a call. */
public final class TraceOfCalls implements RequestInterceptor {

    private final Tracer tracer;
    private final Propagator propagator;

    public TraceOfCalls(Tracer tracer, Propagator propagator) {
        this.tracer = tracer;
        this.propagator = propagator;
    }

    @Override
    public void apply(RequestTemplate call) {
        var context = tracer.currentTraceContext().context();
        if (context != null) {
            propagator.inject(context, call, (none, name, value) -> call.header(name, value));
        }
    }
}
