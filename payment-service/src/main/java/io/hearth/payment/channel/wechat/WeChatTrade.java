package io.hearth.payment.channel.wechat;

import com.wechat.pay.java.service.payments.model.Transaction;
import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.Receipt;
import java.time.OffsetDateTime;

/** Reads WeChat Pay's trade states. */
final class WeChatTrade {

    private WeChatTrade() {}

    /**
     * What a trade says about its order.
     *
     * @throws RuntimeException if it is not what the channel's documents promise; nothing is known then
     */
    static ChannelFact fact(Transaction trade, Source source) {
        return switch (trade.getTradeState()) {
            // A trade that was refunded since was paid: the refund is a fact of its own.
            case SUCCESS, REFUND ->
                new ChannelFact.Paid(
                        source,
                        new Money(trade.getAmount().getTotal()),
                        new Receipt(
                                trade.getTransactionId(),
                                OffsetDateTime.parse(trade.getSuccessTime()).toInstant()));
            case NOTPAY, USERPAYING, ACCEPT -> new ChannelFact.Open(source);
            case CLOSED, REVOKED -> new ChannelFact.Closed(source);
            case PAYERROR -> new ChannelFact.Failed(source, trade.getTradeStateDesc());
        };
    }
}
