package io.hearth.simulator.pay.wechat.trade;

import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.WeChatProblem;
import io.hearth.simulator.pay.wechat.WeChatSettings;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What merchants do to get money back to payers, and how it ends. */
@Service
public class Refunds {

    private static final Logger log = LoggerFactory.getLogger(Refunds.class);
    private static final Duration LONGEST = Duration.ofDays(365);
    private static final int MOST_PARTS = 50;

    private final TradeBook trades;
    private final RefundBook refunds;
    private final Numbers numbers;
    private final FaultOrders<WeChatOperation> faults;
    private final WeChatSettings settings;
    private final ApplicationEventPublisher events;
    private final Clock clock;

    Refunds(
            TradeBook trades,
            RefundBook refunds,
            Numbers numbers,
            FaultOrders<WeChatOperation> faults,
            WeChatSettings settings,
            ApplicationEventPublisher events,
            Clock clock) {
        this.trades = trades;
        this.refunds = refunds;
        this.numbers = numbers;
        this.faults = faults;
        this.settings = settings;
        this.events = events;
        this.clock = clock;
    }

    /**
     * A merchant asks for a refund; it is accepted now and ends later. The same number again gives the same refund.
     *
     * @param totalFen what the merchant believes the trade to be worth
     */
    @Transactional
    public Refund ask(RefundTerms terms, long totalFen) {
        var trade = trades.locked(terms.outTradeNo())
                .filter(found -> found.state().isPaid())
                .orElseThrow(() -> WeChatProblem.RESOURCE_NOT_EXISTS.because("订单不存在"));
        return refunds.find(terms.outRefundNo())
                .map(before -> before.askedAgain(terms))
                .orElseGet(() -> accept(terms, trade, totalFen));
    }

    private Refund accept(RefundTerms terms, Trade trade, long totalFen) {
        var now = clock.instant();
        check(terms, trade, totalFen, now);
        var end = faults.take(RefundFault.class, WeChatOperation.REFUND, terms.outTradeNo())
                .map(fault -> fault.kind().end())
                .orElse(RefundState.SUCCESS);
        var refund = Refund.accepted(
                terms, numbers.refundId(now), end, now, now.plus(settings.scaled(settings.refundTakes())));
        refunds.add(refund);
        trades.save(trade.refunding(terms.refundFen()));
        events.publishEvent(new RefundAccepted(refund));
        log.atInfo()
                .addKeyValue("outTradeNo", terms.outTradeNo())
                .addKeyValue("outRefundNo", terms.outRefundNo())
                .addKeyValue("refundFen", terms.refundFen())
                .log("refund accepted");
        return refund;
    }

    private void check(RefundTerms terms, Trade trade, long totalFen, Instant now) {
        var before = refunds.ofTrades(List.of(trade.outTradeNo()));
        if (totalFen != trade.totalFen()) {
            throw WeChatProblem.INVALID_REQUEST.because("订单总金额与支付金额不一致");
        }
        if (trade.paid().paidAt().plus(LONGEST).isBefore(now)) {
            throw WeChatProblem.INVALID_REQUEST.because("订单已超过可退款的最大期限");
        }
        if (trade.refundableFen() == 0) {
            throw WeChatProblem.INVALID_REQUEST.because("订单已全额退款");
        }
        if (terms.refundFen() > trade.refundableFen()) {
            throw WeChatProblem.INVALID_REQUEST.because("退款金额大于可退金额");
        }
        if (before.size() >= MOST_PARTS) {
            throw WeChatProblem.INVALID_REQUEST.because("退款次数超过限制");
        }
        if (!before.isEmpty()
                && before.getLast()
                        .acceptedAt()
                        .plus(settings.scaled(settings.refundsApart()))
                        .isAfter(now)) {
            throw WeChatProblem.FREQUENCY_LIMITED.because("同一笔订单多次部分退款需间隔1分钟");
        }
    }

    /** A refund comes to the end that was its fate; a second call changes nothing. */
    @Transactional
    void end(String outRefundNo) {
        var trade = refunds.find(outRefundNo)
                .flatMap(asked -> trades.locked(asked.terms().outTradeNo()))
                .orElseThrow();
        refunds.find(outRefundNo)
                .filter(refund -> refund.state() == RefundState.PROCESSING)
                .ifPresent(refund -> end(refund, trade));
    }

    private void end(Refund refund, Trade trade) {
        var ended = refund.ended(clock.instant());
        refunds.save(ended);
        var after = trade;
        if (ended.state() != RefundState.SUCCESS) {
            after = trade.refundFailed(ended.terms().refundFen());
            trades.save(after);
        }
        events.publishEvent(new TradeEvent.RefundEnded(after, ended));
        log.atInfo()
                .addKeyValue("outRefundNo", refund.outRefundNo())
                .addKeyValue("state", ended.state())
                .log("refund ended");
    }

    /** A refund waits for its end. */
    record RefundAccepted(Refund refund) {}
}
