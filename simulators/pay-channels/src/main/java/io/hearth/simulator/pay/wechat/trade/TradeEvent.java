package io.hearth.simulator.pay.wechat.trade;

/** What happened in the book that a merchant is told of. */
public sealed interface TradeEvent {

    Trade trade();

    /** @param pace when the merchant hears of it */
    record Paid(Trade trade, Pace pace) implements TradeEvent {}

    /** A refund came to its end, good or bad. */
    record RefundEnded(Trade trade, Refund refund) implements TradeEvent {}

    /** When a merchant hears of an event. */
    enum Pace {
        SOON,
        /** Before the call that caused it has its answer. */
        BEFORE_ANSWER
    }
}
