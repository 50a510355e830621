package io.hearth.simulation;

import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.Receipt;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The payment channel as a book of trades; it is never wrong about its own book, and that book is the truth of the simulation. */
final class ModelChannel {

    /** After each notification that nobody took, as WeChat Pay does it at first. */
    private static final List<Duration> LADDER = List.of(
            Duration.ofSeconds(15),
            Duration.ofSeconds(15),
            Duration.ofSeconds(30),
            Duration.ofMinutes(3),
            Duration.ofMinutes(10),
            Duration.ofMinutes(20));

    enum State {
        NOTPAY,
        SUCCESS,
        CLOSED
    }

    /** What the payer and the merchant agreed on, and what became of it. */
    static final class Trade {
        final String payNo;
        final Money asked;
        final Instant expiresAt;
        State state = State.NOTPAY;
        Money paid = Money.ZERO;
        String tradeNo = "";
        Instant paidAt = Instant.EPOCH;

        private Trade(String payNo, Money asked, Instant expiresAt) {
            this.payNo = payNo;
            this.asked = asked;
            this.expiresAt = expiresAt;
        }
    }

    /** One event that the merchant is told of until he takes it. */
    static final class Notice {
        final String id;
        final String payNo;
        final ChannelFact fact;
        Instant due;
        int attempts;

        private Notice(String id, String payNo, ChannelFact fact, Instant due) {
            this.id = id;
            this.payNo = payNo;
            this.fact = fact;
            this.due = due;
        }
    }

    private final World world;
    private final Map<String, Trade> trades = new LinkedHashMap<>();
    private final List<Notice> notices = new ArrayList<>();
    private final Set<String> inDoubt = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private int sequence;

    ModelChannel(World world) {
        this.world = world;
    }

    Collection<Trade> trades() {
        return trades.values();
    }

    @Nullable Trade trade(String payNo) {
        return trades.get(payNo);
    }

    List<Notice> notices() {
        return notices;
    }

    /** The merchant sends a CREATE, whether it arrives or not. */
    void createIsSent(PaymentOrder order) {
        if (!inDoubt.add(order.payNo())) {
            world.violated("CREATE of " + order.payNo() + " sent again although an earlier one may have been heard");
        }
    }

    /** The merchant has the answer to his CREATE, or the channel's word that it knows no such order. */
    void createIsClear(String payNo) {
        inDoubt.remove(payNo);
    }

    /** A CREATE arrives; false when the channel refuses it for good. */
    boolean create(PaymentOrder order) {
        var known = trades.get(order.payNo());
        if (known == null && !world.now().isBefore(order.terms().expiresAt())) {
            return false;
        }
        if (known == null) {
            trades.put(
                    order.payNo(),
                    new Trade(
                            order.payNo(), order.terms().amount(), order.terms().expiresAt()));
            world.note("channel", () -> "has an order " + order.payNo());
            return true;
        }
        return known.state == State.NOTPAY;
    }

    ChannelFact query(String payNo) {
        var trade = trades.get(payNo);
        asked.add(payNo);
        if (trade == null) {
            return new ChannelFact.NotExist(Source.QUERY, world.now());
        }
        return switch (trade.state) {
            case SUCCESS -> paid(trade, Source.QUERY);
            case CLOSED -> new ChannelFact.Closed(Source.QUERY);
            case NOTPAY -> new ChannelFact.Open(Source.QUERY);
        };
    }

    /** A CLOSE arrives; false when the payer was faster. */
    boolean close(String payNo) {
        var trade = trades.get(payNo);
        if (trade == null || trade.state == State.SUCCESS) {
            return false;
        }
        if (trade.state == State.NOTPAY && !asked.contains(payNo)) {
            world.violated("CLOSE of " + payNo + " without having asked how it stands");
        }
        trade.state = State.CLOSED;
        world.note("channel", () -> "closed " + payNo);
        return true;
    }

    /** The payer pays, if he still may; the notification is sent, twice, late or never. */
    void pay(String payNo) {
        var trade = trades.get(payNo);
        if (trade == null || trade.state == State.SUCCESS || !mayStillPay(trade)) {
            return;
        }
        // Of money that came after the end only the notification tells, or the channel's file the next day.
        boolean late = trade.state == State.CLOSED;
        trade.state = State.SUCCESS;
        trade.tradeNo = "T" + ++sequence;
        trade.paidAt = world.now();
        trade.paid = world.dice().percent(3) ? new Money(1) : trade.asked;
        world.note("channel", () -> "%s is paid: %s yuan in %s".formatted(payNo, trade.paid, trade.tradeNo));
        if (late || !world.dice().percent(20)) {
            tell(trade);
        }
    }

    // Now and then the money was under way already when the order was closed.
    private boolean mayStillPay(Trade trade) {
        boolean open = trade.state == State.NOTPAY && world.now().isBefore(trade.expiresAt);
        return open || trade.state == State.CLOSED && world.dice().percent(30);
    }

    private void tell(Trade trade) {
        var id = "N" + ++sequence;
        int copies = world.dice().percent(20) ? 2 : 1;
        for (int copy = 0; copy < copies; copy++) {
            var late = world.dice().percent(10) ? Duration.ofMinutes(45) : Duration.ZERO;
            notices.add(new Notice(
                    id, trade.payNo, paid(trade, Source.NOTIFY), world.now().plus(late)));
        }
    }

    /** Delivers a notification; the channel repeats what nobody took. */
    void deliver(Notice notice) {
        boolean heard = !world.dice().percent(10);
        boolean taken = heard && world.payments().told(notice);
        // What was taken is repeated too when the answer gets lost.
        if (taken && !world.dice().percent(10) || notice.attempts >= LADDER.size()) {
            notices.remove(notice);
        } else {
            notice.due = world.now().plus(LADDER.get(notice.attempts++));
        }
    }

    private static ChannelFact paid(Trade trade, Source source) {
        return new ChannelFact.Paid(source, trade.paid, new Receipt(trade.tradeNo, trade.paidAt));
    }
}
