package io.hearth.simulator.pay.wechat.desk;

import io.hearth.simulator.pay.wechat.WeChatProblem;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.trade.TradeEvent.Pace;
import io.hearth.simulator.pay.wechat.trade.TradeState;
import io.hearth.simulator.pay.wechat.trade.Trades;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The book for checks, and the payer's phone for tests and demonstrations. */
@RestController
@RequestMapping("/simulator/wechat/trades")
class TradesController {

    private static final int MOST = 100_000;

    private final Trades trades;
    private final TradeBook book;
    private final BookReader reader;

    TradesController(Trades trades, TradeBook book, BookReader reader) {
        this.trades = trades;
        this.book = book;
        this.reader = reader;
    }

    @GetMapping
    List<TradeView> list(@RequestParam @Nullable TradeState state, @RequestParam(defaultValue = "10000") int limit) {
        return reader.newest(state, Math.min(Math.max(limit, 1), MOST));
    }

    @GetMapping("/{outTradeNo}")
    TradeView show(@PathVariable String outTradeNo) {
        return view(book.find(outTradeNo).orElseThrow(() -> WeChatProblem.ORDER_NOT_EXIST.because("订单不存在")));
    }

    @PostMapping("/{outTradeNo}/pay")
    TradeView pay(@PathVariable String outTradeNo, @RequestBody(required = false) @Nullable PayRequest request) {
        var payer = Optional.ofNullable(request);
        return view(trades.pay(
                outTradeNo,
                payer.map(PayRequest::payer).orElse(null),
                payer.map(PayRequest::amountFen).orElse(null),
                Pace.SOON));
    }

    @PostMapping("/{outTradeNo}/payer-fails")
    TradeView payerFails(@PathVariable String outTradeNo) {
        return view(trades.payerFails(outTradeNo));
    }

    private TradeView view(Trade trade) {
        return reader.views(List.of(trade)).getFirst();
    }

    /**
     * @param payer open id of who pays; absent for somebody
     * @param amountFen absent for the amount of the order
     */
    record PayRequest(@Nullable String payer, @Nullable Long amountFen) {}
}
