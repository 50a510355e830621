package io.hearth.billing;

import io.hearth.problem.Problem;

/** Every refusal of billing-bill-service. */
public enum BillingProblem implements Problem {
    BILL_NOT_FOUND(404, "没有账单 {0}", "There is no bill {0}"),
    SAME_BILL_TWICE(422, "同一账单出现两次", "The same bill is named twice"),
    BILL_HELD(409, "账单 {0} 正在缴费中", "Bill {0} is being paid"),
    BILL_NOT_OPEN(409, "账单 {0} 当前状态为 {1}，不能缴费", "Bill {0} is {1} and cannot be paid"),
    BILL_NOT_PAYABLE(409, "账单 {0} 已不能入账：{1}", "A payment cannot be booked on bill {0}: {1}"),
    DUE_DIFFERS(409, "账单 {0} 的应缴金额已变为 {1} 元", "The amount due on bill {0} is now {1} yuan"),
    BILL_CHANGED(409, "账单 {0} 刚被他人更新，请刷新后重试", "Bill {0} was changed by somebody else just now, please look again"),
    TARIFF_NOT_FOUND(404, "没有热价方案 {0}", "There is no tariff {0}"),
    TARIFF_INVALID(422, "热价方案有误", "The tariff is not valid"),
    TARIFF_PUBLISHED(409, "热价方案 {0} 已发布，不能更改；请新建版本", "Tariff {0} is published and never changes; enter a new version"),
    NO_TARIFF(422, "{0} 年开始的供热季没有已发布的热价方案", "No published tariff prices the season that begins in {0}"),
    SEVERAL_TARIFFS(422, "有多个热价方案，请指明一个：{0}", "There are several tariffs, name one of them: {0}"),
    SEASON_INVALID(422, "供热季 {0} 无效，应形如 2026-2027", "{0} is no heating season; it must be like 2026-2027"),
    RUN_NOT_FOUND(404, "没有计费任务 {0}", "There is no billing run {0}"),
    RUN_STEP_REFUSED(409, "计费任务 {0} 状态为 {1}，不能执行该操作", "Billing run {0} is {1}; that cannot be done now");

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
