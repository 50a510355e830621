package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.PARAM_ERROR;
import static io.hearth.simulator.pay.wechat.api.Fields.atMost;
import static io.hearth.simulator.pay.wechat.api.Fields.missing;
import static io.hearth.simulator.pay.wechat.api.Fields.required;

import io.hearth.simulator.pay.wechat.trade.RefundTerms;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** The body of a request for a refund, as far as this simulator reads it. */
@JsonNaming(SnakeCaseStrategy.class)
record RefundRequest(
        @Nullable String transactionId,
        @Nullable String outTradeNo,
        @Nullable String outRefundNo,
        @Nullable String reason,
        @Nullable String notifyUrl,
        @Nullable Amount amount) {

    record Amount(
            @Nullable Long refund,
            @Nullable Long total,
            @Nullable String currency) {}

    private static final Pattern REFUND_NUMBER = Pattern.compile("[0-9A-Za-z_|*@-]{1,64}");
    private static final int LONGEST_REASON = 80;

    /** @param ofTrade the order number that the request names or means */
    RefundTerms terms(String ofTrade) {
        var number = required("/out_refund_no", outRefundNo);
        if (!REFUND_NUMBER.matcher(number).matches()) {
            throw PARAM_ERROR.at("/out_refund_no", "商户退款单号须为1至64位数字、大小写字母或_-|*@");
        }
        if (amount == null || amount.refund() == null) {
            throw missing("/amount/refund");
        }
        if (amount.refund() <= 0) {
            throw PARAM_ERROR.at("/amount/refund", "退款金额须大于0");
        }
        return new RefundTerms(
                number,
                ofTrade,
                amount.refund(),
                reason == null ? null : atMost(LONGEST_REASON, "/reason", reason),
                notifyUrl == null ? null : Fields.notifyUrl(notifyUrl));
    }

    /** What the merchant believes the trade to be worth, in fen. */
    long totalFen() {
        if (amount == null || amount.total() == null) {
            throw missing("/amount/total");
        }
        return amount.total();
    }
}
