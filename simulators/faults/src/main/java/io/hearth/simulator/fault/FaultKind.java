package io.hearth.simulator.fault;

import java.time.Duration;

/** A way in which a simulator can be told to misbehave; implemented by enums, whose names are the words of the order. */
public interface FaultKind {

    /** The word by which an order names this kind; unique within one simulator. */
    String name();

    /** How long it lasts when the order does not say; zero for kinds that take no time. */
    default Duration usualHold() {
        return Duration.ZERO;
    }
}
