package io.hearth.simulator.pay.wechat.trade;

/** The life of a refund: {@code PROCESSING → SUCCESS | CLOSED | ABNORMAL}. */
public enum RefundState {
    PROCESSING,
    SUCCESS,
    /** Refused for good; the money stays with the merchant. */
    CLOSED,
    /** The payer's account cannot take it; the merchant must settle it otherwise. */
    ABNORMAL
}
