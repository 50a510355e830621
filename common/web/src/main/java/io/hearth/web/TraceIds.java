package io.hearth.web;

import io.micrometer.tracing.Tracer;

/** The id by which one deed is followed through gateway, services and messages. */
public final class TraceIds {

    /** The header that every answer carries. */
    public static final String HEADER = "X-Trace-Id";

    private TraceIds() {}

    /** The current trace's id, or an empty text outside any trace. */
    public static String current(Tracer tracer) {
        var span = tracer.currentSpan();
        return span == null ? "" : span.context().traceId();
    }
}
