package io.hearth.messaging;

import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.util.function.Consumer;
import org.apache.rocketmq.common.message.MessageExt;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads events off the wire and goes on with their trace. */
public final class Events {

    /** The property of a message by which its trace goes on. */
    public static final String TRACEPARENT = Traceparent.PROPERTY;

    private final JsonMapper json;
    private final Tracer tracer;
    private final Propagator propagator;

    Events(JsonMapper json, Tracer tracer, Propagator propagator) {
        // A newer announcer may tell more than this reader knows.
        this.json = json.rebuild()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        this.tracer = tracer;
        this.propagator = propagator;
    }

    /** Hands the event to its use case; what that throws makes the broker deliver the message again. */
    public <E> void consume(MessageExt message, Class<E> type, Consumer<E> useCase) {
        Traceparent.continued(
                propagator,
                tracer,
                message.getUserProperty(Traceparent.PROPERTY),
                "consume " + message.getTopic() + ":" + message.getTags(),
                () -> useCase.accept(json.readValue(message.getBody(), type)));
    }

    /** What a message or a stored fact must carry for its trace to go on; null outside any trace. */
    public @Nullable String currentTraceparent() {
        var span = tracer.currentSpan();
        return span == null ? null : Traceparent.of(span.context());
    }

    /** Does a deed that was stored earlier, in the trace of what stored it. */
    public void resume(@Nullable String traceparent, String name, Runnable deed) {
        Traceparent.continued(propagator, tracer, traceparent, name, deed);
    }
}
