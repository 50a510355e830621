package io.hearth.simulator.tax;

import static io.hearth.simulator.tax.TaxProblem.INVALID_FIELD;

import org.jspecify.annotations.Nullable;

/**
 * A request for a red invoice; the same request id gives the same invoice.
 *
 * @param amountFen how much of the original is taken back, with tax, positive
 */
record RedRequest(
        @Nullable String requestId,
        @Nullable String originalInvoiceNo,
        long amountFen,
        @Nullable String reason) {

    String checkedRequestId() {
        return IssueRequest.requestId(requestId);
    }

    String checkedOriginal() {
        if (originalInvoiceNo == null) {
            throw INVALID_FIELD.because("originalInvoiceNo 必填");
        }
        return originalInvoiceNo;
    }

    long checkedAmountFen() {
        if (amountFen <= 0) {
            throw INVALID_FIELD.because("amountFen 金额须大于0");
        }
        return amountFen;
    }
}
