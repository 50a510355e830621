package io.hearth.simulation;

import io.hearth.billing.bill.Bill;
import io.hearth.charge.booking.PaidFact;
import io.hearth.charge.booking.Verdict;
import io.hearth.charge.order.Channel;
import io.hearth.charge.order.ChargeItem;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.ChargeStatus;
import io.hearth.charge.order.PayMethod;
import io.hearth.charge.order.PayWay;
import io.hearth.consistency.IssueType;
import io.hearth.money.Money;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** charge-service: its database, and its deeds step by step as the service does them. */
final class Charges {

    static final Duration PAY_WITHIN = Duration.ofMinutes(30);

    static final Duration HOLD_LONGER = Duration.ofHours(24);
    private static final Duration LOOK_EVERY = Duration.ofMinutes(1);
    private static final Duration LEASE = Duration.ofSeconds(60);
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final class Row {
        ChargeOrder order;
        Instant lookAt;

        Row(ChargeOrder order, Instant lookAt) {
            this.order = order;
            this.lookAt = lookAt;
        }
    }

    private static final class FactRow {
        final PaidFact fact;
        Instant due;
        boolean settled;

        FactRow(PaidFact fact, Instant due) {
            this.fact = fact;
            this.due = due;
        }
    }

    private enum Log {
        STARTED,
        COMMITTED,
        ROLLED_BACK
    }

    private final World world;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final Map<String, FactRow> facts = new LinkedHashMap<>();
    private final Map<String, Log> log = new HashMap<>();
    private final Map<String, String> records = new LinkedHashMap<>();
    private int sequence;

    Charges(World world) {
        this.world = world;
    }

    Collection<ChargeOrder> all() {
        return rows.values().stream().map(row -> row.order).toList();
    }

    /** The payment orders whose money is recorded, each with its charge order. */
    Map<String, String> records() {
        return records;
    }

    boolean hasUnsettled() {
        return facts.values().stream().anyMatch(row -> !row.settled);
    }

    ChargeOrder order(String chargeOrderNo) {
        return row(chargeOrderNo).order;
    }

    /**
     * A resident wants to pay all that is due of the bills that he has seen.
     *
     * @param payable is told the order once he can pay
     */
    Step order(List<Bill> seen, Consumer<ChargeOrder> payable) {
        return () -> {
            var number = "O" + ++sequence;
            var expiresAt = world.now().plus(PAY_WITHIN);
            var claim = new Bill.Hold(number, expiresAt.plus(HOLD_LONGER));
            var before =
                    seen.stream().map(bill -> world.bills().bill(bill.billNo())).toList();
            List<Bill> held;
            try {
                held = before.stream()
                        .map(bill -> world.rules().heldFor(bill, claim, bill.outstanding()))
                        .toList();
            } catch (ProblemException e) {
                world.note("charge", () -> "refuses %s: %s".formatted(number, e.problem()));
                return null;
            }
            var items = before.stream()
                    .map(bill -> new ChargeItem(bill.billNo(), bill.outstanding(), bill.season(), bill.address()))
                    .toList();
            var order = new ChargeOrder(
                    number,
                    "C1",
                    number,
                    items,
                    new PayWay(Channel.WECHAT, PayMethod.NATIVE, null, null),
                    ChargeStatus.CREATED,
                    Optional.empty(),
                    Map.of(),
                    expiresAt,
                    world.now(),
                    "resident",
                    0);
            return () -> created(order, before, held, payable);
        };
    }

    // One global transaction: the bills and the order, or neither.
    private @Nullable Step created(
            ChargeOrder order, List<Bill> before, List<Bill> held, Consumer<ChargeOrder> payable) {
        if (!world.bills().areUnchanged(before) || world.dice().percent(5)) {
            return null;
        }
        world.bills().store(held);
        rows.put(order.chargeOrderNo(), new Row(order, world.now().plus(LOOK_EVERY)));
        world.note("charge", () -> "%s over %s yuan".formatted(order.chargeOrderNo(), order.amount()));
        return askForMoney(order.chargeOrderNo(), payable);
    }

    private Step askForMoney(String chargeOrderNo, Consumer<ChargeOrder> payable) {
        return world.payments().pay(order(chargeOrderNo), asked -> () -> {
            var before = order(chargeOrderNo);
            if (asked.isEmpty() || before.status() != ChargeStatus.CREATED) {
                return null;
            }
            var payment = asked.get();
            if (payment.status() == BusinessStatus.FAILED) {
                return ended(before, before.failed());
            }
            if (!world.payments().isPayable(payment)) {
                return null;
            }
            var after = before.paying(payment.payNo(), Map.of());
            return () -> {
                if (stored(before, after)) {
                    payable.accept(after);
                }
                return null;
            };
        });
    }

    /** Ends an order whose time is up, or at a person's wish; never without the channel's word. */
    Step close(String chargeOrderNo) {
        return world.payments().close(chargeOrderNo, status -> () -> {
            var before = order(chargeOrderNo);
            boolean over = status == BusinessStatus.CLOSED || status == BusinessStatus.FAILED;
            if (!before.status().isOpen() || !over && !world.rules().has(Bug.EXPIRED_IS_CLOSED)) {
                return null;
            }
            return ended(before, before.closed());
        });
    }

    // One global transaction: the bills are given back and the order ends, or neither.
    private Step ended(ChargeOrder before, ChargeOrder after) {
        var held = before.items().stream()
                .map(item -> world.bills().bill(item.billNo()))
                .toList();
        var released = held.stream()
                .map(bill -> world.rules().releasedBy(bill, before.chargeOrderNo()))
                .toList();
        return () -> {
            if (world.bills().areUnchanged(held) && !world.dice().percent(5) && stored(before, after)) {
                world.bills().store(released);
                world.note("charge", () -> after.chargeOrderNo() + " is " + after.status());
            }
            return null;
        };
    }

    /** payment-service tells of a payment: kept once, then booked. */
    Step received(PaidFact fact) {
        return () -> {
            if (!world.rules().has(Bug.FACT_NOT_KEPT)) {
                facts.putIfAbsent(fact.payNo(), new FactRow(fact, world.now()));
                return () -> book(Objects.requireNonNull(facts.get(fact.payNo())));
            }
            return () -> book(new FactRow(fact, world.now()));
        };
    }

    private @Nullable Step book(FactRow row) {
        if (row.settled || row.due.isAfter(world.now())) {
            return null;
        }
        row.due = world.now().plus(LEASE);
        var found = Optional.ofNullable(rows.get(row.fact.chargeOrderNo())).map(there -> there.order);
        return switch (world.rules().verdict(row.fact, found)) {
            case Verdict.Book decided -> booking(row, decided.order());
            case Verdict.AlreadyBooked already -> settled(row);
            case Verdict.Refuse(IssueType issue, String why) -> refused(row, issue, why);
        };
    }

    private Step booking(FactRow row, ChargeOrder order) {
        var key = "K" + ++sequence;
        var half = world.broker().half(key, order.chargeOrderNo(), order.amount());
        return () -> {
            if (log.putIfAbsent(key, Log.STARTED) != null) {
                return null;
            }
            var before = order.items().stream()
                    .map(item -> world.bills().bill(item.billNo()))
                    .toList();
            return () -> booked(row, order, before, half);
        };
    }

    // One global transaction: the bills with their entries, the order, the record and the log, or nothing of it.
    private @Nullable Step booked(FactRow row, ChargeOrder order, List<Bill> before, Broker.Half half) {
        var number = order.chargeOrderNo();
        List<Bill> paid;
        try {
            paid = before.stream()
                    .map(bill -> world.bills().isPaidBy(bill.billNo(), number)
                                    && !world.rules().has(Bug.BOOK_TWICE)
                            ? bill
                            : world.rules().paidBy(bill, number, amountOn(order, bill)))
                    .toList();
        } catch (ProblemException e) {
            log.put(half.key, Log.ROLLED_BACK);
            world.broker().rollBack(half);
            return refused(row, IssueType.DUPLICATE_PAYMENT, String.valueOf(e.problem()));
        }
        boolean fails = world.dice().percent(10);
        if (fails && world.rules().has(Bug.HALF_BOOKED)) {
            world.bills().store(paid);
            before.forEach(bill -> world.bills().add(new Bills.Entry(bill.billNo(), number, amountOn(order, bill))));
        }
        if (fails
                || !world.bills().areUnchanged(before)
                || log.get(half.key) != Log.STARTED
                || !stored(order, order.paid(row.fact.payNo()))) {
            row.due = world.now().plus(LEASE);
            log.put(half.key, Log.ROLLED_BACK);
            world.broker().rollBack(half);
            return null;
        }
        before.stream()
                .filter(bill -> !world.bills().isPaidBy(bill.billNo(), number)
                        || world.rules().has(Bug.BOOK_TWICE))
                .forEach(bill -> world.bills().add(new Bills.Entry(bill.billNo(), number, amountOn(order, bill))));
        world.bills().store(paid);
        if (records.putIfAbsent(row.fact.payNo(), number) != null
                && !world.rules().has(Bug.BOOK_TWICE)) {
            world.violated("a second record of " + row.fact.payNo());
        }
        log.put(half.key, Log.COMMITTED);
        world.note("charge", () -> "booked %s on %s".formatted(row.fact.payNo(), number));
        return () -> {
            world.broker().commit(half);
            return settled(row);
        };
    }

    private static Money amountOn(ChargeOrder order, Bill bill) {
        return order.items().stream()
                .filter(item -> item.billNo().equals(bill.billNo()))
                .map(ChargeItem::amount)
                .findFirst()
                .orElseThrow();
    }

    /** The broker asks what became of a booking. */
    @Nullable Step becameOf(Broker.Half half) {
        var known = log.get(half.key);
        boolean mayStillCommit = world.now().isBefore(half.sentAt.plus(PATIENCE));
        if (known == Log.COMMITTED) {
            world.broker().commit(half);
        } else if (known == Log.ROLLED_BACK || world.rules().has(Bug.NO_ROW_MEANS_ROLLBACK) && known == null) {
            world.broker().rollBack(half);
        } else if (!mayStillCommit) {
            log.put(half.key, Log.ROLLED_BACK);
            world.broker().rollBack(half);
        }
        return null;
    }

    private Step settled(FactRow row) {
        return () -> {
            row.settled = true;
            return null;
        };
    }

    private Step refused(FactRow row, IssueType issue, String why) {
        return () -> {
            world.raise(row.fact.payNo(), issue, why);
            row.settled = true;
            return null;
        };
    }

    private boolean stored(ChargeOrder before, ChargeOrder after) {
        var row = row(before.chargeOrderNo());
        if (!world.rules().isUnchanged(before.version(), row.order.version())) {
            return false;
        }
        row.order = after;
        return true;
    }

    void addMoves(List<World.Move> moves) {
        for (var row : rows.values()) {
            if (row.order.status().isOpen() && !waitsForAPerson(row.order)) {
                moves.add(new World.Move(row.lookAt, World.Service.CHARGE, () -> lookAfter(row)));
            }
        }
        for (var row : facts.values()) {
            if (!row.settled) {
                moves.add(new World.Move(row.due, World.Service.CHARGE, () -> book(row)));
            }
        }
    }

    private boolean waitsForAPerson(ChargeOrder order) {
        return world.payments()
                .of(order.chargeOrderNo())
                .filter(payNo -> world.waitsForAPerson(payNo, order.expiresAt()))
                .isPresent();
    }

    private @Nullable Step lookAfter(Row row) {
        row.lookAt = world.now().plus(LOOK_EVERY);
        if (!row.order.expiresAt().isAfter(world.now())) {
            return close(row.order.chargeOrderNo());
        }
        return row.order.status() == ChargeStatus.CREATED
                ? askForMoney(row.order.chargeOrderNo(), new Residents(world)::payLater)
                : null;
    }

    private Row row(String chargeOrderNo) {
        return Objects.requireNonNull(rows.get(chargeOrderNo), chargeOrderNo);
    }
}
