package io.hearth.payment;

import io.hearth.problem.Problem;

/** Every refusal of payment-service. */
public enum PaymentProblem implements Problem {
    PAYMENT_NOT_FOUND(404, "没有支付单 {0}", "There is no payment {0}"),
    PAYMENT_DIFFERS(
            409,
            "缴费单 {0} 已用另一金额、客户、渠道或方式发起支付",
            "Charge order {0} was asked to be paid with another amount, customer, channel or method"),
    PAYMENT_ORDER_CLOSED(
            409, "缴费单 {0} 已关闭，不能再发起支付", "Charge order {0} is closed; no payment can be asked for any more"),
    PAYMENT_EXPIRED(409, "缴费单 {0} 已超过支付时限", "The time to pay charge order {0} is over"),
    PAYER_INCOMPLETE(422, "{0} 支付缺少付款人信息", "A payment by {0} needs to know more about the payer"),
    CHANNEL_NOT_SUPPORTED(422, "不支持支付渠道 {0}", "The payment channel {0} is not supported"),
    NOTIFY_CHANNEL_UNKNOWN(404, "没有支付渠道 {0}", "There is no payment channel {0}");

    private final int status;
    private final String chinese;
    private final String english;

    PaymentProblem(int status, String chinese, String english) {
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
