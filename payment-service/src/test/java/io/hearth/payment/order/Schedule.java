package io.hearth.payment.order;

import io.hearth.consistency.IssueType;
import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact.Source;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** One payment with a model of its channel, of the wires and of our processes, all driven by one seed. */
final class Schedule {

    private static final int STEPS = 60;
    private static final Money WRONG = new Money(1);

    /** How a schedule can end. */
    enum End {
        PAID,
        PAID_LATE,
        CLOSED,
        FAILED,
        MISMATCHED
    }

    /** The channel's own book. */
    private enum Trade {
        NONE,
        OPEN,
        PAID,
        CLOSED
    }

    private final long seed;
    private final Random chance;
    private final List<String> diary = new ArrayList<>();

    // What is stored, and so outlives every crash.
    private PaymentOrder row = Orders.created();
    private boolean createUnderWay;
    private final Set<IssueType> issues = EnumSet.noneOf(IssueType.class);
    private int announced;
    private boolean repaired;

    // The outside world.
    private Trade trade = Trade.NONE;
    private Money paid = Money.ZERO;
    private Instant now = Orders.CREATED_AT;
    private final List<Runnable> wires = new ArrayList<>();

    // Facts on their way into the row: each may have read an older row than is stored now.
    private final List<Applying> applying = new ArrayList<>();

    private record Applying(ChannelFact fact, PaymentOrder read) {}

    Schedule(long seed) {
        this.seed = seed;
        this.chance = new Random(seed);
    }

    End run() {
        try {
            for (int step = 0; step < STEPS; step++) {
                step();
                check();
            }
            untilQuiet();
            return end();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("seed " + seed + "\n" + String.join("\n", diary) + "\n" + e.getMessage(), e);
        }
    }

    private void step() {
        switch (chance.nextInt(10)) {
            case 0, 1 -> sendCreate();
            case 2, 3 -> deliver();
            case 4 -> payerPays();
            case 5 -> ask();
            case 6 -> close();
            case 7, 8 -> apply();
            default -> timePasses(Duration.ofSeconds(chance.nextInt(chance.nextInt(8) == 0 ? 1500 : 60)));
        }
    }

    private void sendCreate() {
        if (createUnderWay || !row.maySend(now) && !row.maySendAgain(told(Source.QUERY), row.version(), now)) {
            return;
        }
        row = row.sending();
        createUnderWay = true;
        note("CREATE sent");
        boolean heard = chance.nextInt(5) != 0;
        boolean answered = chance.nextInt(3) != 0;
        boolean refused = chance.nextInt(10) == 0;
        wires.add(() -> {
            boolean fresh = trade == Trade.NONE;
            if (heard && fresh && !refused) {
                trade = Trade.OPEN;
                note("channel hears CREATE");
            }
            if (heard && answered) {
                var fact = fresh && refused
                        ? new ChannelFact.Failed(Source.CREATE, "refused")
                        : fresh || trade == Trade.OPEN
                                ? new ChannelFact.Open(Source.CREATE)
                                : new ChannelFact.NoAnswer(Source.CREATE, "already " + trade);
                wires.add(() -> endCreate(fact));
            }
        });
        if (!heard || !answered) {
            wires.add(() -> endCreate(new ChannelFact.NoAnswer(Source.CREATE, "time-out")));
        }
    }

    private void endCreate(ChannelFact fact) {
        createUnderWay = false;
        learn(fact);
    }

    private void payerPays() {
        if (trade == Trade.OPEN && now.isBefore(Orders.EXPIRES_AT)) {
            trade = Trade.PAID;
            paid = chance.nextInt(20) == 0 ? WRONG : Orders.AMOUNT;
            note("payer pays " + paid);
            int copies = chance.nextInt(4);
            for (int copy = 0; copy < copies; copy++) {
                wires.add(() -> learn(told(Source.NOTIFY)));
            }
        }
    }

    private void ask() {
        if (row.channelStatus() == ChannelStatus.INIT) {
            return;
        }
        var fact = chance.nextInt(5) == 0 ? new ChannelFact.NoAnswer(Source.QUERY, "time-out") : told(Source.QUERY);
        note("asked: " + fact);
        wires.add(() -> learn(fact));
    }

    private void close() {
        if (row.status() == BusinessStatus.CREATED) {
            if (chance.nextInt(20) == 0) {
                row = row.closedUnsent();
                note("closed unsent");
            }
        } else if (row.status() == BusinessStatus.PAYING && trade == Trade.OPEN && chance.nextInt(4) == 0) {
            trade = Trade.CLOSED;
            note("closed at the channel");
            if (chance.nextInt(3) != 0) {
                wires.add(() -> learn(new ChannelFact.Closed(Source.CLOSE)));
            }
        }
    }

    // Wires deliver in any order.
    private void deliver() {
        if (!wires.isEmpty()) {
            wires.remove(chance.nextInt(wires.size())).run();
        }
    }

    // A process has a fact and reads the row; what it decides is stored later, if nobody was faster and it lives.
    private void learn(ChannelFact fact) {
        applying.add(new Applying(fact, row));
    }

    private void apply() {
        if (applying.isEmpty()) {
            return;
        }
        var one = applying.remove(chance.nextInt(applying.size()));
        if (one.fact().source() != Source.NOTIFY && chance.nextInt(10) == 0) {
            note("a process dies with " + one.fact());
            return;
        }
        apply(one, again -> applying.add(again));
    }

    private void apply(Applying one, Consumer<Applying> again) {
        switch (one.read().on(one.fact(), now, Orders.GRACE)) {
            case FactDecision.Advance(PaymentOrder after) -> {
                if (one.read().version() != row.version()) {
                    note("lost race with " + one.fact());
                    again.accept(new Applying(one.fact(), row));
                    return;
                }
                note(one.fact() + " makes it " + after.status() + " " + after.channelStatus());
                checkStep(row, after, one.fact());
                row = after;
            }
            case FactDecision.Ignore(String why) -> note(one.fact() + " ignored: " + why);
            case FactDecision.Conflict(IssueType issue, String why) -> issues.add(issue);
        }
    }

    private void checkStep(PaymentOrder before, PaymentOrder after, ChannelFact fact) {
        if (after.status() == BusinessStatus.PAID) {
            announced++;
            repaired = !before.status().isOpen();
        }
        boolean nobodyCanPay = trade == Trade.CLOSED || trade == Trade.PAID || !now.isBefore(Orders.EXPIRES_AT);
        if (after.status() == BusinessStatus.CLOSED && !nobodyCanPay) {
            throw new AssertionError("closed by " + fact + " while somebody could still pay");
        }
    }

    private ChannelFact told(Source source) {
        return switch (trade) {
            case NONE -> new ChannelFact.NotExist(source, now);
            case OPEN -> new ChannelFact.Open(source);
            case PAID -> new ChannelFact.Paid(source, paid, Orders.RECEIPT);
            case CLOSED -> new ChannelFact.Closed(source);
        };
    }

    private void timePasses(Duration time) {
        now = now.plus(time);
    }

    /** The time of the order ends, every wire delivers, and the active query asks until the order has ended. */
    private void untilQuiet() {
        now = Orders.OVERDUE.isAfter(now) ? Orders.OVERDUE : now;
        note("time is over");
        while (!wires.isEmpty()) {
            deliver();
        }
        drain();
        for (int round = 0; round < 3 && row.status().isOpen(); round++) {
            if (row.status() == BusinessStatus.CREATED) {
                row = row.closedUnsent();
            } else {
                if (trade == Trade.OPEN) {
                    trade = Trade.CLOSED;
                }
                learn(told(Source.QUERY));
                drain();
            }
            check();
        }
    }

    private void drain() {
        while (!applying.isEmpty()) {
            apply(applying.removeFirst(), again -> applying.addFirst(again));
            check();
        }
    }

    private void check() {
        if (row.status() == BusinessStatus.PAID && (trade != Trade.PAID || !paid.equals(Orders.AMOUNT))) {
            throw new AssertionError("booked " + Orders.AMOUNT + ", but the channel has " + trade + " " + paid);
        }
        if (announced != (row.status() == BusinessStatus.PAID ? 1 : 0)) {
            throw new AssertionError("announced " + announced + " times, but the order is " + row.status());
        }
    }

    private End end() {
        boolean wrong = trade == Trade.PAID && !paid.equals(Orders.AMOUNT);
        if (wrong && !issues.contains(IssueType.AMOUNT_MISMATCH) && row.status().isOpen()) {
            throw new AssertionError("a wrong amount came and nobody knows");
        }
        if (trade == Trade.PAID
                && !wrong
                && row.status() != BusinessStatus.PAID
                && row.status() != BusinessStatus.FAILED) {
            throw new AssertionError("money came, but the order is " + row.status());
        }
        if (row.status().isOpen() && !wrong) {
            throw new AssertionError("open for ever: " + row.status() + " " + row.channelStatus());
        }
        if (wrong) {
            return End.MISMATCHED;
        }
        return switch (row.status()) {
            case PAID -> repaired ? End.PAID_LATE : End.PAID;
            case CLOSED -> End.CLOSED;
            case FAILED -> End.FAILED;
            case CREATED, PAYING -> throw new AssertionError("open for ever");
        };
    }

    private void note(String what) {
        diary.add("%s %s/%s: %s"
                .formatted(Duration.between(Orders.CREATED_AT, now), row.status(), row.channelStatus(), what));
    }
}
