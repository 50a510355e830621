package io.hearth.simulator.pay.wechat.trade;

import java.util.EnumSet;
import java.util.Set;

/** The life of a trade: {@code NOTPAY → SUCCESS | CLOSED}, {@code SUCCESS → REFUND} with the first refund accepted. */
public enum TradeState {
    NOTPAY("订单未支付"),
    SUCCESS("支付成功"),
    REFUND("订单发生过退款，退款详情请查询退款单"),
    CLOSED("订单已关闭");

    private final String text;

    TradeState(String text) {
        this.text = text;
    }

    /** What the channel tells people about it. */
    public String text() {
        return text;
    }

    /** Whether money has come. */
    public boolean isPaid() {
        return this == SUCCESS || this == REFUND;
    }

    Set<TradeState> next() {
        return switch (this) {
            case NOTPAY -> EnumSet.of(SUCCESS, CLOSED);
            case SUCCESS, REFUND -> EnumSet.of(REFUND);
            case CLOSED -> EnumSet.noneOf(TradeState.class);
        };
    }

    TradeState to(TradeState target) {
        if (!next().contains(target)) {
            throw new IllegalStateException("a trade does not go from " + this + " to " + target);
        }
        return target;
    }
}
