package io.hearth.simulator.fault;

import com.fasterxml.jackson.annotation.JsonAlias;
import org.jspecify.annotations.Nullable;

/**
 * An order to misbehave as a person or a test writes it.
 *
 * @param operation name of the calls, {@code ANY} or absent for all
 * @param reference the one order, phone or request it concerns; absent for all
 * @param kind how to misbehave
 * @param millis how long, for kinds that take time; absent for what is usual
 * @param times for how many matching calls; absent for once, or without end if there is a probability
 * @param probability by which a matching call is struck; absent for certainly
 */
public record FaultRequest(
        @Nullable String operation,

        @JsonAlias({"outTradeNo", "phone", "requestId"}) @Nullable String reference,

        String kind,
        @Nullable Long millis,
        @Nullable Integer times,
        @Nullable Double probability) {

    /** The next call of an operation goes wrong in this way. */
    public static FaultRequest next(Enum<?> operation, FaultKind kind) {
        return new FaultRequest(operation.name(), null, kind.name(), null, null, null);
    }
}
