package io.hearth.simulator.fault;

import java.time.Duration;
import java.util.Arrays;

/** What can go wrong with any call of an HTTP API, as its caller sees it. */
public enum CallFault implements FaultKind {
    /** Nothing is done, and no answer comes until the caller has lost patience. */
    TIMEOUT_BEFORE_EFFECT(Duration.ofSeconds(30)) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, false, Duration.ZERO, new Answer.Status(GATEWAY_TIMEOUT));
        }
    },
    /** It is done, but no answer comes until the caller has lost patience. */
    TIMEOUT_AFTER_EFFECT(Duration.ofSeconds(30)) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(Duration.ZERO, true, hold, new Answer.Status(GATEWAY_TIMEOUT));
        }
    },
    /** It is done and answered truly, late. */
    SLOW(Duration.ofSeconds(3)) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, true, Duration.ZERO, new Answer.AsItIs());
        }
    },
    /** Nothing is done. */
    HTTP_500(Duration.ZERO) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, false, Duration.ZERO, new Answer.Status(500));
        }
    },
    /** Nothing is done. */
    HTTP_503(Duration.ZERO) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, false, Duration.ZERO, new Answer.Status(503));
        }
    },
    /** It is done, and the answer's signature is not the simulator's. */
    WRONG_SIGNATURE(Duration.ZERO) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, true, Duration.ZERO, new Answer.BadlySigned());
        }
    },
    /** It is done, and something on the way answers with a page of its own. */
    GARBAGE_BODY(Duration.ZERO) {
        @Override
        Disturbance lasting(Duration hold) {
            return new Disturbance(hold, true, Duration.ZERO, new Answer.Garbage());
        }
    };

    private static final int GATEWAY_TIMEOUT = 504;

    private final Duration usualHold;

    CallFault(Duration usualHold) {
        this.usualHold = usualHold;
    }

    @Override
    public Duration usualHold() {
        return usualHold;
    }

    abstract Disturbance lasting(Duration hold);

    /** The kinds that make sense for an API whose answers carry no signature. */
    public static FaultKind[] answersUnsigned() {
        return Arrays.stream(values()).filter(kind -> kind != WRONG_SIGNATURE).toArray(FaultKind[]::new);
    }
}
