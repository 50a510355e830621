package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.RESOURCE_NOT_EXISTS;
import static io.hearth.simulator.pay.wechat.api.Fields.missing;

import io.hearth.simulator.pay.wechat.trade.Refund;
import io.hearth.simulator.pay.wechat.trade.RefundBook;
import io.hearth.simulator.pay.wechat.trade.Refunds;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.wire.RefundBody;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Refunds: asked for and asked after by merchants. */
@RestController
@RequestMapping("/v3/refund/domestic/refunds")
class RefundsController {

    private final Refunds refunds;
    private final RefundBook book;
    private final TradeBook trades;

    RefundsController(Refunds refunds, RefundBook book, TradeBook trades) {
        this.refunds = refunds;
        this.book = book;
        this.trades = trades;
    }

    @PostMapping
    RefundBody ask(@RequestBody RefundRequest request) {
        return body(refunds.ask(request.terms(orderNumber(request)), request.totalFen()));
    }

    @GetMapping("/{outRefundNo}")
    RefundBody query(@PathVariable String outRefundNo) {
        return book.find(outRefundNo).map(this::body).orElseThrow(() -> RESOURCE_NOT_EXISTS.because("退款单不存在"));
    }

    private RefundBody body(Refund refund) {
        return RefundBody.of(refund, trades.find(refund.terms().outTradeNo()).orElseThrow());
    }

    /** Merchants name a trade by their own number or by the channel's. */
    private String orderNumber(RefundRequest request) {
        if (request.transactionId() != null) {
            return trades.findByTransaction(request.transactionId())
                    .map(Trade::outTradeNo)
                    .orElseThrow(() -> RESOURCE_NOT_EXISTS.because("订单不存在"));
        }
        if (request.outTradeNo() != null) {
            return request.outTradeNo();
        }
        throw missing("/out_trade_no");
    }
}
