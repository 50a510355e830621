package io.hearth.simulator.pay.wechat.trade;

import io.hearth.simulator.pay.wechat.WeChatProblem;
import io.hearth.simulator.pay.wechat.trade.TradeEvent.Pace;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What merchants and payers do to trades. */
@Service
public class Trades {

    private static final Logger log = LoggerFactory.getLogger(Trades.class);
    private static final String SOMEBODY = "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o";
    private static final String CHANGE_PURSE = "OTHERS";

    private final TradeBook book;
    private final Numbers numbers;
    private final ApplicationEventPublisher events;
    private final Clock clock;

    Trades(TradeBook book, Numbers numbers, ApplicationEventPublisher events, Clock clock) {
        this.book = book;
        this.numbers = numbers;
        this.events = events;
        this.clock = clock;
    }

    /** A merchant orders; the same number with the same terms gives the same trade while it is not paid. */
    @Transactional
    public Trade order(OrderTerms terms) {
        var now = clock.instant();
        var trade = Trade.ordered(terms, numbers.prepayId(now), numbers.codeId(), now);
        if (!book.add(trade)) {
            return locked(terms.outTradeNo()).orderedAgain(terms);
        }
        log.atInfo()
                .addKeyValue("outTradeNo", trade.outTradeNo())
                .addKeyValue("amountFen", terms.amountFen())
                .addKeyValue("method", terms.method())
                .log("trade ordered");
        return trade;
    }

    /** A merchant gives up on an order. */
    @Transactional
    public void close(String outTradeNo) {
        book.save(locked(outTradeNo).closed());
        log.atInfo().addKeyValue("outTradeNo", outTradeNo).log("trade closed");
    }

    /**
     * A payer pays.
     *
     * @param openId who; null for somebody, or for the one the order is for
     * @param paidFen what; null for the amount of the order. Another amount is what a channel gone wrong would do.
     */
    @Transactional
    public Trade pay(String outTradeNo, @Nullable String openId, @Nullable Long paidFen, Pace pace) {
        var trade = locked(outTradeNo);
        var now = clock.instant();
        var payer = Optional.ofNullable(openId)
                .orElse(Optional.ofNullable(trade.terms().forOpenId()).orElse(SOMEBODY));
        long amount = Optional.ofNullable(paidFen).orElse(trade.terms().amountFen());
        if (amount <= 0) {
            throw WeChatProblem.PARAM_ERROR.because("支付金额必须大于0");
        }
        var paid = trade.paidBy(new Payment(numbers.transactionId(now), now, amount, payer, CHANGE_PURSE));
        book.save(paid);
        events.publishEvent(new TradeEvent.Paid(paid, pace));
        log.atInfo()
                .addKeyValue("outTradeNo", outTradeNo)
                .addKeyValue("transactionId", paid.paid().transactionId())
                .addKeyValue("paidFen", amount)
                .log("trade paid");
        return paid;
    }

    /** A payer tries in vain (a wrong password, no money): the order stays open. */
    @Transactional
    public Trade payerFails(String outTradeNo) {
        var failed = locked(outTradeNo).payerFailed(clock.instant());
        book.save(failed);
        log.atInfo().addKeyValue("outTradeNo", outTradeNo).log("payer failed");
        return failed;
    }

    private Trade locked(String outTradeNo) {
        return book.locked(outTradeNo).orElseThrow(() -> WeChatProblem.ORDER_NOT_EXIST.because("订单不存在"));
    }
}
