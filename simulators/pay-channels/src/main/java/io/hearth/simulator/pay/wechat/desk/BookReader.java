package io.hearth.simulator.pay.wechat.desk;

import io.hearth.simulator.pay.wechat.notice.NoticeBook;
import io.hearth.simulator.pay.wechat.trade.RefundBook;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.trade.TradeState;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Puts trades, their refunds and what was told about them side by side. */
@Component
class BookReader {

    private final TradeBook trades;
    private final RefundBook refunds;
    private final NoticeBook notices;

    BookReader(TradeBook trades, RefundBook refunds, NoticeBook notices) {
        this.trades = trades;
        this.refunds = refunds;
        this.notices = notices;
    }

    List<TradeView> newest(@Nullable TradeState state, int most) {
        return views(trades.newest(state, most));
    }

    List<TradeView> views(List<Trade> of) {
        var numbers = of.stream().map(Trade::outTradeNo).toList();
        var refunded = refunds.ofTrades(numbers).stream()
                .collect(Collectors.groupingBy(refund -> refund.terms().outTradeNo()));
        var told = notices.ofTrades(numbers);
        return of.stream()
                .map(trade -> TradeView.of(
                        trade,
                        refunded.getOrDefault(trade.outTradeNo(), List.of()),
                        told.getOrDefault(trade.outTradeNo(), List.of())))
                .toList();
    }
}
