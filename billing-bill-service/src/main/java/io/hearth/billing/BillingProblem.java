package io.hearth.billing;

import io.hearth.problem.Problem;

/** Every refusal of billing-bill-service. */
public enum BillingProblem implements Problem {
    BILL_NOT_FOUND(404, "没有账单 {0}", "There is no bill {0}"),
    SAME_BILL_TWICE(422, "同一账单出现两次", "The same bill is named twice"),
    BILL_BEING_PAID(409, "账单 {0} 正在缴费中", "Bill {0} is being paid"),
    BILL_NOT_OPEN(409, "账单 {0} 当前状态为 {1}，不能缴费", "Bill {0} is {1} and cannot be paid"),
    BILL_NOT_PAYABLE(409, "账单 {0} 已不能入账：{1}", "A payment cannot be booked on bill {0}: {1}"),
    AMOUNT_CHANGED(409, "账单 {0} 的应缴金额已变为 {1} 元", "The amount due on bill {0} is now {1} yuan"),
    BILL_CHANGED(409, "账单 {0} 刚被他人更新，请刷新后重试", "Bill {0} was changed by somebody else just now, please look again");

    private final int status;
    private final String chinese;
    private final String english;

    BillingProblem(int status, String chinese, String english) {
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
