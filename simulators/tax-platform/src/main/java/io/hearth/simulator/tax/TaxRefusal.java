package io.hearth.simulator.tax;

/** The platform says no. */
final class TaxRefusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final TaxProblem problem;
    private final String text;

    TaxRefusal(TaxProblem problem, String text) {
        super(problem + ": " + text);
        this.problem = problem;
        this.text = text;
    }

    TaxProblem problem() {
        return problem;
    }

    ErrorBody body() {
        return new ErrorBody(problem, text);
    }

    /** A refusal as the platform words it. */
    record ErrorBody(TaxProblem code, String message) {}
}
