package io.hearth.payment.order;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/**
 * How a payment order stands at its channel, as far as we know; SUCCESS never moves, and from FAIL and CLOSED only the
 * late-success repair leads on.
 */
public enum ChannelStatus {
    /** Nothing was ever sent. */
    INIT,
    /** The channel was asked, and nothing says that it did not hear. */
    PROCESSING,
    /** No answer, or "no such order" while one may still appear: neither failure nor success. */
    UNKNOWN,
    SUCCESS,
    FAIL,
    CLOSED;

    Set<ChannelStatus> next() {
        return switch (this) {
            case INIT -> EnumSet.of(PROCESSING);
            case PROCESSING -> EnumSet.of(UNKNOWN, SUCCESS, FAIL, CLOSED);
            case UNKNOWN -> EnumSet.of(PROCESSING, SUCCESS, FAIL, CLOSED);
            case SUCCESS -> EnumSet.noneOf(ChannelStatus.class);
            case FAIL, CLOSED -> EnumSet.of(SUCCESS);
        };
    }

    ChannelStatus to(ChannelStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("payment order at its channel", this, target);
        }
        return target;
    }
}
