package io.hearth.charge;

import io.hearth.problem.Problem;

/** Every refusal of charge-service. */
public enum ChargeProblem implements Problem {
    CHARGE_ORDER_NOT_FOUND(404, "没有缴费订单 {0}", "There is no charge order {0}"),
    CUSTOMER_UNKNOWN(404, "没有用户 {0}", "There is no customer {0}"),
    BILL_UNKNOWN(404, "没有账单 {0}", "There is no bill {0}"),
    BILL_BEING_PAID(409, "账单 {0} 正在缴费中，请稍后再试", "Bill {0} is being paid right now, please try again later"),
    BILL_CLOSED(409, "账单 {0} 当前不能缴费", "Bill {0} cannot be paid"),
    AMOUNT_CHANGED(409, "账单 {0} 的应缴金额已变化，请刷新", "The amount due on bill {0} has changed, please look again"),
    BILL_NAMED_TWICE(422, "同一账单出现两次", "The same bill is named twice"),
    ORDER_NOT_CLOSABLE(409, "缴费订单 {0} 状态为 {1}，不能关闭", "Charge order {0} is {1} and cannot be closed"),
    ORDER_PAID_MEANWHILE(409, "缴费订单 {0} 已支付，正在入账", "Charge order {0} has been paid and is being booked"),
    PAYMENT_UNCLEAR(
            409,
            "暂时无法确认缴费订单 {0} 的支付结果，请稍后再试",
            "It is not clear yet whether charge order {0} was paid, try again later"),
    ORDER_CHANGED(409, "缴费订单 {0} 刚被更新，请刷新后重试", "Charge order {0} was changed just now, please look again");

    private final int status;
    private final String chinese;
    private final String english;

    ChargeProblem(int status, String chinese, String english) {
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
