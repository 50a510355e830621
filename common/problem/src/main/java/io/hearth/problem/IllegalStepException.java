package io.hearth.problem;

/** A step that a state machine does not know; whoever catches it keeps the fact and raises a consistency issue. */
public final class IllegalStepException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public IllegalStepException(String entity, Enum<?> from, Enum<?> to) {
        super("a " + entity + " cannot go from " + from + " to " + to);
    }
}
