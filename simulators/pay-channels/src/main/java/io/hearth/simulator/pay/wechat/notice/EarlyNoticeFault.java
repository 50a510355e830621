package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.fault.FaultKind;

/** The payer is faster than the answer to the order. */
public enum EarlyNoticeFault implements FaultKind {
    /** The trade is paid and told before its create call is answered; concerns CREATE. */
    BEFORE_CREATE_ANSWER
}
