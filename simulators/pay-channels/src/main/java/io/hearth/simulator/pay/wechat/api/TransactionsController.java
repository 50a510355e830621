package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.ORDER_NOT_EXIST;
import static io.hearth.simulator.pay.wechat.WeChatProblem.PARAM_ERROR;
import static io.hearth.simulator.pay.wechat.WeChatProblem.RESOURCE_NOT_EXISTS;

import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.notice.EarlyNoticeFault;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.trade.TradeEvent.Pace;
import io.hearth.simulator.pay.wechat.trade.TradeMethod;
import io.hearth.simulator.pay.wechat.trade.Trades;
import io.hearth.simulator.pay.wechat.wire.TransactionBody;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/** Orders: made, asked after and closed by merchants. */
@RestController
@RequestMapping("/v3/pay/transactions")
class TransactionsController {

    private final Trades trades;
    private final TradeBook book;
    private final WeChatKeys keys;
    private final FaultOrders<WeChatOperation> faults;
    private final Clock clock;

    TransactionsController(
            Trades trades, TradeBook book, WeChatKeys keys, FaultOrders<WeChatOperation> faults, Clock clock) {
        this.trades = trades;
        this.book = book;
        this.keys = keys;
        this.faults = faults;
        this.clock = clock;
    }

    @PostMapping("/{method}")
    Map<String, String> create(@PathVariable String method, @RequestBody CreateRequest request) {
        var by = TradeMethod.atPath(method).orElseThrow(() -> RESOURCE_NOT_EXISTS.because("接口不存在"));
        var trade = trades.order(request.terms(by, keys, clock.instant()));
        if (faults.take(EarlyNoticeFault.class, WeChatOperation.CREATE, trade.outTradeNo())
                .isPresent()) {
            trades.pay(trade.outTradeNo(), null, null, Pace.BEFORE_ANSWER);
        }
        return switch (by) {
            case NATIVE -> Map.of("code_url", "weixin://wxpay/bizpayurl?pr=" + trade.codeId());
            case JSAPI, APP -> Map.of("prepay_id", trade.prepayId());
            case H5 -> Map.of("h5_url", cashier(trade));
        };
    }

    /** In reality a page of Tenpay's that opens the payer's WeChat. */
    private static String cashier(Trade trade) {
        return ServletUriComponentsBuilder.fromCurrentContextPath()
                .path("/simulator/wechat/pay/{id}")
                .buildAndExpand(trade.prepayId())
                .toUriString();
    }

    @GetMapping("/out-trade-no/{outTradeNo}")
    TransactionBody query(@PathVariable String outTradeNo, @RequestParam @Nullable String mchid) {
        checkMerchant(mchid);
        return found(book.find(outTradeNo));
    }

    @GetMapping("/id/{transactionId}")
    TransactionBody queryById(@PathVariable String transactionId, @RequestParam @Nullable String mchid) {
        checkMerchant(mchid);
        return found(book.findByTransaction(transactionId));
    }

    @PostMapping("/out-trade-no/{outTradeNo}/close")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void close(@PathVariable String outTradeNo, @RequestBody CloseRequest request) {
        checkMerchant(request.mchid());
        trades.close(outTradeNo);
    }

    private TransactionBody found(Optional<Trade> trade) {
        return trade.map(found -> TransactionBody.of(found, keys)).orElseThrow(() -> ORDER_NOT_EXIST.because("订单不存在"));
    }

    private void checkMerchant(@Nullable String mchid) {
        if (!keys.merchantId().equals(mchid)) {
            throw PARAM_ERROR.at("/mchid", "商户号与签名的商户号不一致");
        }
    }

    record CloseRequest(@Nullable String mchid) {}
}
