package io.hearth.simulator.pay.wechat.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.Payment;
import io.hearth.simulator.pay.wechat.trade.Trade;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** A trade as queries and TRANSACTION.SUCCESS notifications show it. */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TransactionBody(
        String appid,
        String mchid,
        String outTradeNo,
        @Nullable String transactionId,
        @Nullable String tradeType,
        String tradeState,
        String tradeStateDesc,
        @Nullable String bankType,
        @Nullable String attach,
        @Nullable String successTime,
        @Nullable Payer payer,
        @Nullable Amount amount) {

    /** What the merchant whose keys these are may see. */
    public static TransactionBody of(Trade trade, WeChatKeys keys) {
        var payment = Optional.ofNullable(trade.payment());
        return new TransactionBody(
                keys.appId(),
                keys.merchantId(),
                trade.outTradeNo(),
                payment.map(Payment::transactionId).orElse(null),
                trade.terms().method().tradeType(),
                trade.state().name(),
                trade.state().text(),
                payment.map(Payment::bankType).orElse(null),
                trade.terms().attach(),
                payment.map(Payment::paidAt).map(WireTime::rfc3339).orElse(null),
                payment.map(Payment::openId).map(Payer::new).orElse(null),
                Amount.of(trade));
    }

    /** The same trade under another order number. */
    public TransactionBody withOutTradeNo(String other) {
        return new TransactionBody(
                appid,
                mchid,
                other,
                transactionId,
                tradeType,
                tradeState,
                tradeStateDesc,
                bankType,
                attach,
                successTime,
                payer,
                amount);
    }

    /** Who pays. */
    public record Payer(String openid) {}

    /** In fen. */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Amount(
            long total,
            @Nullable Long payerTotal,
            String currency,
            @Nullable String payerCurrency) {

        private static final String CNY = "CNY";

        static Amount of(Trade trade) {
            return trade.payment() == null
                    ? new Amount(trade.totalFen(), null, CNY, null)
                    : new Amount(trade.totalFen(), trade.totalFen(), CNY, CNY);
        }
    }
}
