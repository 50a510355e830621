package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.trade.RefundState;

/** What a notification tells, in the channel's words. */
enum NoticeEvent {
    TRANSACTION_SUCCESS("TRANSACTION.SUCCESS", "transaction", "支付成功"),
    REFUND_SUCCESS("REFUND.SUCCESS", "refund", "退款成功"),
    REFUND_CLOSED("REFUND.CLOSED", "refund", "退款关闭"),
    REFUND_ABNORMAL("REFUND.ABNORMAL", "refund", "退款异常");

    private final String type;
    private final String originalType;
    private final String summary;

    NoticeEvent(String type, String originalType, String summary) {
        this.type = type;
        this.originalType = originalType;
        this.summary = summary;
    }

    static NoticeEvent ofRefund(RefundState end) {
        return switch (end) {
            case SUCCESS -> REFUND_SUCCESS;
            case CLOSED -> REFUND_CLOSED;
            case ABNORMAL -> REFUND_ABNORMAL;
            case PROCESSING -> throw new IllegalArgumentException("a refund under way is not told");
        };
    }

    String type() {
        return type;
    }

    String originalType() {
        return originalType;
    }

    String summary() {
        return summary;
    }
}
