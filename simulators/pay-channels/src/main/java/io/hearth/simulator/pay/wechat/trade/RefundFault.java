package io.hearth.simulator.pay.wechat.trade;

import io.hearth.simulator.fault.FaultKind;

/** How a refund that was accepted ends badly. */
public enum RefundFault implements FaultKind {
    REFUND_CLOSED(RefundState.CLOSED),
    REFUND_ABNORMAL(RefundState.ABNORMAL);

    private final RefundState end;

    RefundFault(RefundState end) {
        this.end = end;
    }

    RefundState end() {
        return end;
    }
}
