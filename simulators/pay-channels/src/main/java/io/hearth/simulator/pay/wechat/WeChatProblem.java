package io.hearth.simulator.pay.wechat;

/** Why WeChat Pay refuses, by its own error codes and HTTP states (from the error tables of its API v3 documents). */
public enum WeChatProblem {
    PARAM_ERROR(400),
    INVALID_REQUEST(400),
    APPID_MCHID_NOT_MATCH(400),
    MCH_NOT_EXISTS(400),
    ORDERPAID(400),
    ORDER_CLOSED(400),
    NO_STATEMENT_EXIST(400),
    STATEMENT_CREATING(400),
    SIGN_ERROR(401),
    OUT_TRADE_NO_USED(403),
    NOT_ENOUGH(403),
    ORDER_NOT_EXIST(404),
    RESOURCE_NOT_EXISTS(404),
    FREQUENCY_LIMITED(429),
    SYSTEM_ERROR(500);

    private final int status;

    WeChatProblem(int status) {
        this.status = status;
    }

    public int status() {
        return status;
    }

    /** @param message what people read, in the channel's language */
    public WeChatRefusal because(String message) {
        return new WeChatRefusal(this, message, null);
    }

    /** @param field where in the request the reason lies, as a JSON pointer */
    public WeChatRefusal at(String field, String message) {
        return new WeChatRefusal(this, message, field);
    }
}
