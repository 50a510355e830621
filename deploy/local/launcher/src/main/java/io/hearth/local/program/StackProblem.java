package io.hearth.local.program;

/** Why the stack cannot do what was asked, in words for the one at the keyboard. */
public final class StackProblem extends RuntimeException {

    private static final long serialVersionUID = 1;

    public StackProblem(String message) {
        super(message);
    }

    public StackProblem(String message, Throwable cause) {
        super(message, cause);
    }
}
