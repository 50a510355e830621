package io.hearth.invoice;

import io.hearth.problem.Problem;

/** Every refusal of invoice-service. */
public enum InvoiceProblem implements Problem {
    INVOICE_NOT_FOUND(404, "没有发票申请 {0}", "There is no invoice {0}"),
    INVOICE_NOT_FAILED(409, "发票 {0} 状态为 {1}，不能重开", "Invoice {0} is {1}, only a failed one can be issued again"),
    INVOICE_CHANGED(409, "发票 {0} 刚被更新，请刷新后重试", "Invoice {0} was changed just now, please look again");

    private final int status;
    private final String chinese;
    private final String english;

    InvoiceProblem(int status, String chinese, String english) {
        this.status = status;
        this.chinese = chinese;
        this.english = english;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String chinese() {
        return chinese;
    }

    @Override
    public String english() {
        return english;
    }
}
