package io.hearth.simulator.sms;

/** The provider says no. */
final class SmsRefusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final SmsProblem problem;
    private final String text;

    SmsRefusal(SmsProblem problem, String text) {
        super(problem + ": " + text);
        this.problem = problem;
        this.text = text;
    }

    SmsProblem problem() {
        return problem;
    }

    String text() {
        return text;
    }
}
