package io.hearth.simulation;

import io.hearth.charge.order.ChargeOrder;
import io.hearth.consistency.IssueType;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.FactDecision;
import io.hearth.payment.order.PayMethod;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.PaymentTerms;
import io.hearth.payment.order.QueryLadder;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** payment-service: its database, and its deeds step by step as the service does them. */
final class Payments {

    static final Duration GRACE = Duration.ofMinutes(5);

    private static final Duration CALL_LEASE = Duration.ofSeconds(30);
    private static final Duration NOTICE_LEASE = Duration.ofSeconds(10);
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final QueryLadder QUERIES = new QueryLadder(
            List.of(
                    Duration.ofSeconds(5),
                    Duration.ofSeconds(15),
                    Duration.ofSeconds(30),
                    Duration.ofMinutes(1),
                    Duration.ofMinutes(2),
                    Duration.ofMinutes(5),
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(30)),
            Duration.ofMinutes(30));

    /** What is known of the last CREATE of an order. */
    enum Create {
        UNDER_WAY,
        ANSWERED,
        REFUSED,
        NO_ANSWER
    }

    private static final class Row {
        PaymentOrder order;
        Instant askAt;
        Create create = Create.NO_ANSWER;
        Instant createSentAt = Instant.EPOCH;

        Row(PaymentOrder order, Instant askAt) {
            this.order = order;
            this.askAt = askAt;
        }
    }

    private static final class InboxRow {
        final String payNo;
        final ChannelFact fact;
        Instant due;
        boolean done;

        InboxRow(String payNo, ChannelFact fact, Instant due) {
            this.payNo = payNo;
            this.fact = fact;
            this.due = due;
        }
    }

    private static final String RULED_OUT = "-";

    private final World world;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final Map<String, String> claims = new LinkedHashMap<>();
    private final Map<String, InboxRow> inbox = new LinkedHashMap<>();
    private int sequence;

    Payments(World world) {
        this.world = world;
    }

    Collection<PaymentOrder> all() {
        return rows.values().stream().map(row -> row.order).toList();
    }

    /** The payment order of a charge order, if there is one. */
    Optional<String> of(String chargeOrderNo) {
        return Optional.ofNullable(claims.get(chargeOrderNo)).filter(claim -> !claim.equals(RULED_OUT));
    }

    boolean hasUnread() {
        return inbox.values().stream().anyMatch(row -> !row.done);
    }

    /** The payment of a charge order, asked for if it was not; empty when there is not to be one. */
    Step pay(ChargeOrder charge, Function<Optional<PaymentOrder>, @Nullable Step> then) {
        return () -> {
            var claim = claims.get(charge.chargeOrderNo());
            if (RULED_OUT.equals(claim)) {
                return then.apply(Optional.empty());
            }
            var row = claim == null || world.rules().has(Bug.NEW_NUMBER_ON_RETRY) && isInDoubt(row(claim))
                    ? made(charge)
                    : row(claim);
            if (row.order.maySend(world.now())) {
                return sent(row, then);
            }
            if (isInDoubt(row)) {
                return foundOut(row, then);
            }
            return then.apply(Optional.of(row.order));
        };
    }

    /** Whether the payer's client has what it needs. */
    boolean isPayable(PaymentOrder order) {
        return order.channelStatus() == ChannelStatus.PROCESSING && row(order.payNo()).create == Create.ANSWERED;
    }

    private Row made(ChargeOrder charge) {
        var terms = new PaymentTerms(
                "WECHAT",
                PayMethod.NATIVE,
                charge.amount(),
                "采暖费",
                Optional.empty(),
                Optional.empty(),
                charge.expiresAt());
        var order =
                PaymentOrder.created("P" + ++sequence, charge.chargeOrderNo(), charge.customerNo(), terms, world.now());
        var row = new Row(order, QUERIES.after(world.now(), world.now()));
        rows.put(order.payNo(), row);
        claims.put(charge.chargeOrderNo(), order.payNo());
        world.note("payment", () -> "made %s for %s".formatted(order.payNo(), charge.chargeOrderNo()));
        return row;
    }

    private boolean isInDoubt(Row row) {
        if (row.order.channelStatus() != ChannelStatus.PROCESSING) {
            return row.order.channelStatus() == ChannelStatus.UNKNOWN;
        }
        return row.create != Create.ANSWERED
                && (row.create != Create.UNDER_WAY
                        || !row.createSentAt.plus(CALL_LEASE).isAfter(world.now()));
    }

    private Step foundOut(Row row, Function<Optional<PaymentOrder>, @Nullable Step> then) {
        var asked = row.order;
        Step asking = ask(
                asked,
                fact -> world.rules().maySendAgain(row.order, fact, asked.version(), world.now())
                        ? sent(row, then)
                        : then.apply(Optional.of(row.order)));
        if (row.create == Create.UNDER_WAY) {
            row.create = Create.NO_ANSWER;
            return apply(
                    row.order.payNo(),
                    new ChannelFact.NoAnswer(Source.CREATE, "its process ended before the answer came"),
                    asking);
        }
        return asking;
    }

    private Step sent(Row row, Function<Optional<PaymentOrder>, @Nullable Step> then) {
        var before = row.order;
        return () -> {
            if (!store(before, before.sending())) {
                return then.apply(Optional.of(row.order));
            }
            row.create = Create.UNDER_WAY;
            var sentAt = world.now();
            row.createSentAt = sentAt;
            return () -> call(row, row.order, sentAt, then);
        };
    }

    // A time-out may come before the call has arrived, after it, or instead of it.
    private @Nullable Step call(
            Row row, PaymentOrder order, Instant sentAt, Function<Optional<PaymentOrder>, @Nullable Step> then) {
        world.note("payment", () -> "sends CREATE of " + order.payNo());
        // A process that stood still for longer than its lease sends all the same: there only the number protects.
        if (sentAt.plus(CALL_LEASE).isAfter(world.now())) {
            world.channel().createIsSent(order);
        }
        int fate = world.dice().below(10);
        if (fate == 9) {
            var arrives = world.now().plus(TIMEOUT).plusSeconds(world.dice().below(60));
            world.start(World.Service.CHANNEL, arrives, () -> {
                world.channel().create(order);
                return null;
            });
        }
        boolean accepted = fate < 8 && world.channel().create(order);
        if (fate >= 7) {
            return () -> {
                row.create = Create.NO_ANSWER;
                var silence = world.rules().has(Bug.TIMEOUT_IS_FAILURE)
                        ? new ChannelFact.Failed(Source.CREATE, "no answer in time")
                        : new ChannelFact.NoAnswer(Source.CREATE, "no answer in time");
                return apply(order.payNo(), silence, () -> then.apply(Optional.of(row.order)));
            };
        }
        return () -> {
            world.channel().createIsClear(order.payNo());
            row.create = accepted ? Create.ANSWERED : Create.REFUSED;
            ChannelFact answer = accepted
                    ? new ChannelFact.Open(Source.CREATE)
                    : new ChannelFact.Failed(Source.CREATE, "refused by the channel");
            return apply(order.payNo(), answer, () -> then.apply(Optional.of(row.order)));
        };
    }

    private Step ask(PaymentOrder order, Function<ChannelFact, @Nullable Step> then) {
        return () -> {
            if (world.dice().percent(15)) {
                var silence = new ChannelFact.NoAnswer(Source.QUERY, "no answer in time");
                return apply(order.payNo(), silence, order.version(), () -> then.apply(silence));
            }
            var fact = world.channel().query(order.payNo());
            world.note("payment", () -> "asked (as of version %d): %s".formatted(order.version(), fact));
            return apply(order.payNo(), fact, order.version(), () -> {
                if (!(fact instanceof ChannelFact.NoAnswer)) {
                    world.channel().createIsClear(order.payNo());
                }
                return then.apply(fact);
            });
        };
    }

    private Step apply(String payNo, ChannelFact fact, @Nullable Step then) {
        return apply(payNo, fact, Integer.MAX_VALUE, then);
    }

    /** Reads, decides, and stores unless somebody was faster; else reads and decides again. */
    private Step apply(String payNo, ChannelFact fact, int asOf, @Nullable Step then) {
        return () -> {
            var found = rows.get(payNo);
            if (found == null) {
                world.raise(payNo, IssueType.MISSING_LOCAL_RECORD, fact.toString());
                return then;
            }
            var before = found.order;
            var decision = world.rules().on(before, fact, asOf, world.now(), GRACE);
            return () -> applied(before, decision, fact, asOf, then);
        };
    }

    private @Nullable Step applied(
            PaymentOrder before, FactDecision decision, ChannelFact fact, int asOf, @Nullable Step then) {
        switch (decision) {
            case FactDecision.Advance(PaymentOrder after) -> {
                if (!store(before, after)) {
                    return apply(before.payNo(), fact, asOf, then);
                }
                world.note(
                        "payment", () -> "%s is %s %s".formatted(after.payNo(), after.status(), after.channelStatus()));
                if (after.receipt().isPresent()) {
                    world.broker().announcePaid(after);
                }
            }
            case FactDecision.Ignore ignored -> {}
            case FactDecision.Conflict(var issue, String why) -> world.raise(before.payNo(), issue, why);
        }
        return then;
    }

    private boolean store(PaymentOrder before, PaymentOrder after) {
        var row = row(before.payNo());
        if (!world.rules().isUnchanged(before.version(), row.order.version())) {
            return false;
        }
        if (row.order.channelStatus() == ChannelStatus.SUCCESS && after.channelStatus() != ChannelStatus.SUCCESS) {
            world.violated(before.payNo() + " was paid at its channel and is " + after.channelStatus() + " now");
        }
        row.order = after;
        return true;
    }

    /** How the payment of a charge order stands after it was to be closed; PAYING when the channel did not say. */
    Step close(String chargeOrderNo, Function<BusinessStatus, @Nullable Step> then) {
        return () -> {
            var claim = claims.putIfAbsent(chargeOrderNo, RULED_OUT);
            if (claim == null || claim.equals(RULED_OUT)) {
                return then.apply(BusinessStatus.CLOSED);
            }
            return close(row(claim), then);
        };
    }

    private @Nullable Step close(Row row, Function<BusinessStatus, @Nullable Step> then) {
        var order = row.order;
        return switch (order.status()) {
            case PAID, CLOSED, FAILED -> then.apply(order.status());
            case CREATED ->
                () -> store(order, order.closedUnsent()) ? then.apply(BusinessStatus.CLOSED) : close(row, then);
            case PAYING ->
                world.rules().has(Bug.CLOSE_WITHOUT_QUERY)
                        ? closeAtChannel(row, then)
                        : ask(
                                order,
                                fact -> row.order.status() == BusinessStatus.PAYING && fact instanceof ChannelFact.Open
                                        ? closeAtChannel(row, then)
                                        : then.apply(row.order.status()));
        };
    }

    private Step closeAtChannel(Row row, Function<BusinessStatus, @Nullable Step> then) {
        var order = row.order;
        var payNo = order.payNo();
        return () -> {
            boolean heard = !world.dice().percent(10);
            boolean closed = heard && world.channel().close(payNo);
            if (!heard || world.dice().percent(10)) {
                return world.rules().has(Bug.SILENCE_ON_CLOSE_IS_CLOSED)
                        ? apply(
                                payNo,
                                new ChannelFact.Closed(Source.CLOSE),
                                order.version(),
                                () -> then.apply(row.order.status()))
                        : then.apply(row.order.status());
            }
            if (!closed) {
                return ask(row.order, fact -> then.apply(row.order.status()));
            }
            return apply(
                    payNo, new ChannelFact.Closed(Source.CLOSE), order.version(), () -> then.apply(row.order.status()));
        };
    }

    /** The door for notifications: kept first, then answered. */
    boolean told(ModelChannel.Notice notice) {
        if (world.rules().has(Bug.ANSWER_BEFORE_KEEPING) && world.dice().percent(20)) {
            return true;
        }
        inbox.putIfAbsent(notice.id, new InboxRow(notice.payNo, notice.fact, world.now()));
        return true;
    }

    void addMoves(List<World.Move> moves) {
        for (var kept : inbox.values()) {
            if (!kept.done) {
                moves.add(new World.Move(kept.due, World.Service.PAYMENT, () -> {
                    kept.due = world.now().plus(NOTICE_LEASE);
                    return apply(kept.payNo, kept.fact, () -> {
                        kept.done = true;
                        return null;
                    });
                }));
            }
        }
        for (var row : rows.values()) {
            if (row.order.status().isOpen() && !waitsForAPerson(row.order)) {
                moves.add(new World.Move(row.askAt, World.Service.PAYMENT, () -> lookAfter(row)));
            }
        }
    }

    private boolean waitsForAPerson(PaymentOrder order) {
        return world.waitsForAPerson(order.payNo(), order.terms().expiresAt());
    }

    private @Nullable Step lookAfter(Row row) {
        row.askAt = QUERIES.after(world.now(), row.order.createdAt());
        if (row.order.isOverdue(world.now(), GRACE)) {
            return close(row, status -> null);
        }
        return row.order.status() == BusinessStatus.PAYING ? ask(row.order, fact -> null) : null;
    }

    private Row row(String payNo) {
        return Objects.requireNonNull(rows.get(payNo), payNo);
    }
}
