package io.hearth.simulator.tax;

/** Why the platform refuses. */
enum TaxProblem {
    SIGNATURE_INVALID(401),
    REQUEST_EXPIRED(401),
    CREDIT_LIMIT_EXCEEDED(403),
    INVOICE_NOT_FOUND(404),
    REQUEST_ID_USED(409),
    INVALID_FIELD(422),
    NOT_A_BLUE_INVOICE(422),
    RED_EXCEEDS_REMAINING(422);

    private final int status;

    TaxProblem(int status) {
        this.status = status;
    }

    int status() {
        return status;
    }

    TaxRefusal because(String message) {
        return new TaxRefusal(this, message);
    }
}
