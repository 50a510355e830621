package io.hearth.simulator.fault;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call as an order to misbehave names it.
 *
 * @param reference the order, phone or request it is about, if it names one
 */
public record Call<O extends Enum<O>>(O operation, @Nullable String reference) {

    /** Reads from a request which call it is. */
    @FunctionalInterface
    public interface Naming<O extends Enum<O>> {

        /**
         * The call, or empty for a request that no order concerns.
         *
         * @param body the whole body; empty for a form, whose fields are the request's parameters
         */
        Optional<Call<O>> callOf(HttpServletRequest request, byte[] body);
    }
}
