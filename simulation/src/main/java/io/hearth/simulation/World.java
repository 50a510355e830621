package io.hearth.simulation;

import io.hearth.consistency.IssueType;
import io.hearth.problem.IllegalStepException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One schedule: everything that is there, the time, and whatever may happen next. */
final class World {

    static final Instant BEGIN = Instant.parse("2026-11-01T00:00:00Z");

    private static final int STEPS_AT_MOST = 20_000;
    private static final Duration LONGEST = Duration.ofDays(3);
    private static final Duration UNTIL_A_PERSON_LOOKS = Duration.ofHours(1);

    /** Who may die, and loses all that he was doing. */
    enum Service {
        RESIDENT,
        CHANNEL,
        PAYMENT,
        CHARGE,
        BILLING,
        INVOICE
    }

    /** Something that may happen at a moment. */
    record Move(Instant due, Service by, Step step) {}

    private final Dice dice;
    private final Diary diary;
    private final Rules rules;
    private final List<Move> underWay = new ArrayList<>();
    private final ModelChannel channel = new ModelChannel(this);
    private final Bills bills = new Bills(this);
    private final Broker broker = new Broker(this);
    private final Payments payments = new Payments(this);
    private final Charges charges = new Charges(this);
    private final Invoices invoices = new Invoices(this);
    private final List<String> issues = new ArrayList<>();
    private final Books books = new Books(this);
    private @Nullable String violation;
    private Instant now = BEGIN;

    World(Dice dice, Rules rules, Diary diary) {
        this.dice = dice;
        this.rules = rules;
        this.diary = diary;
    }

    /** Runs the schedule until nothing is left to do; gives the first thing that must never be, if it came to that. */
    Optional<String> run() {
        new Residents(this).arrive();
        for (int step = 0; violation == null && step < STEPS_AT_MOST; step++) {
            var moves = moves();
            if (moves.isEmpty()) {
                books.areInOrderAtRest();
                return Optional.ofNullable(violation);
            }
            happen(moves);
            books.areInOrder();
        }
        if (violation == null) {
            violated("it never comes to rest");
        }
        return Optional.ofNullable(violation);
    }

    private List<Move> moves() {
        var moves = new ArrayList<>(underWay);
        channel.notices()
                .forEach(notice -> moves.add(new Move(notice.due, Service.CHANNEL, () -> {
                    channel.deliver(notice);
                    return null;
                })));
        payments.addMoves(moves);
        broker.addMoves(moves);
        charges.addMoves(moves);
        bills.addMoves(moves);
        return moves;
    }

    // The next thing is any that is due; when none is, the time passes until one is.
    private void happen(List<Move> moves) {
        var next = moves.stream().map(Move::due).min(Instant::compareTo).orElseThrow();
        if (next.isAfter(now)) {
            now = next;
            if (now.isAfter(BEGIN.plus(LONGEST))) {
                violated("it is still busy after days");
            }
        }
        if (dice.percent(2)) {
            now = now.plusSeconds(1L + dice.below(120));
        }
        var due = moves.stream().filter(move -> !move.due().isAfter(now)).toList();
        var move = due.get(dice.below(due.size()));
        underWay.remove(move);
        goOn(move);
        if (dice.percent(3)) {
            die(Service.values()[dice.below(Service.values().length)]);
        }
    }

    private void goOn(Move move) {
        try {
            var then = move.step().run();
            if (then != null) {
                underWay.add(new Move(now, move.by(), then));
            }
        } catch (IllegalStepException e) {
            violated(String.valueOf(e.getMessage()));
        }
    }

    private void die(Service service) {
        if (service != Service.RESIDENT && service != Service.CHANNEL) {
            note(service.name(), () -> "dies");
            underWay.removeIf(move -> move.by() == service);
        }
    }

    void start(Service by, Instant due, Step step) {
        underWay.add(new Move(due, by, step));
    }

    void note(String who, Supplier<String> what) {
        diary.note(now, who, what);
    }

    void violated(String what) {
        if (violation == null) {
            violation = what;
            note("BOOKS", () -> what);
        }
    }

    /** Keeps what a person must look at. */
    void raise(String about, IssueType type, String why) {
        // Silence is worth a look while it lasts, and is over by itself.
        if (type != IssueType.CHANNEL_QUERY_FAILED) {
            issues.add(about);
        }
        note("issue", () -> type + " of " + about + ": " + why);
    }

    boolean hasIssue(String about) {
        return issues.contains(about);
    }

    /** Whether only a person can say how it goes on: an issue stands open and the time of the order is long over. */
    boolean waitsForAPerson(String payNo, Instant expiresAt) {
        return hasIssue(payNo) && now.isAfter(expiresAt.plus(UNTIL_A_PERSON_LOOKS));
    }

    Instant now() {
        return now;
    }

    Dice dice() {
        return dice;
    }

    Rules rules() {
        return rules;
    }

    ModelChannel channel() {
        return channel;
    }

    Bills bills() {
        return bills;
    }

    Broker broker() {
        return broker;
    }

    Payments payments() {
        return payments;
    }

    Charges charges() {
        return charges;
    }

    Invoices invoices() {
        return invoices;
    }
}
