package io.hearth.transaction;

import io.hearth.problem.Problem;

/** Refusals for two who change the same thing at once. */
public enum TransactionProblem implements Problem {
    BEING_CHANGED(409, "数据正在被他人办理，请稍后重试", "Somebody else is changing this right now, please try again shortly"),
    TRANSACTION_FAILED(503, "事务未能完成，没有任何改动，请稍后重试", "The transaction could not complete; nothing was changed");

    private final int status;
    private final String chinese;
    private final String english;

    TransactionProblem(int status, String chinese, String english) {
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
