package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeEvent;
import io.hearth.simulator.pay.wechat.wire.RefundNoticeBody;
import io.hearth.simulator.pay.wechat.wire.TransactionBody;
import java.time.Clock;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Writes what is to be told into the book, in the transaction in which it happens: no stop of the program loses it. */
@Component
class NoticeWriter {

    private final NoticeBook book;
    private final WeChatKeys keys;
    private final JsonMapper json;
    private final ApplicationEventPublisher events;
    private final Clock clock;

    NoticeWriter(NoticeBook book, WeChatKeys keys, JsonMapper json, ApplicationEventPublisher events, Clock clock) {
        this.book = book;
        this.keys = keys;
        this.json = json;
        this.events = events;
        this.clock = clock;
    }

    /** A notification is in the book and waits for the end of the transaction. */
    record Written(String id, TradeEvent.Pace pace) {}

    @EventListener
    void write(TradeEvent event) {
        switch (event) {
            case TradeEvent.Paid(Trade trade, TradeEvent.Pace pace) -> {
                var body = TransactionBody.of(trade, keys);
                write(NoticeEvent.TRANSACTION_SUCCESS, trade, trade.terms().notifyUrl(), body, pace);
            }
            case TradeEvent.RefundEnded(Trade trade, Refund refund) -> {
                var url = refund.terms().notifyUrl();
                if (url != null) {
                    var body = RefundNoticeBody.of(refund, trade, keys);
                    write(NoticeEvent.ofRefund(refund.state()), trade, url, body, TradeEvent.Pace.SOON);
                }
            }
        }
    }

    private void write(NoticeEvent event, Trade trade, String url, Object body, TradeEvent.Pace pace) {
        var id = UUID.randomUUID().toString();
        book.add(Notice.of(id, event, trade.outTradeNo(), url, json.writeValueAsString(body), clock.instant()));
        events.publishEvent(new Written(id, pace));
    }
}
