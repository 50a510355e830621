package io.hearth.simulation;

import io.hearth.charge.booking.PaidFact;
import io.hearth.money.Money;
import io.hearth.payment.order.PaymentOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The broker, and the outbox in front of it: everything is delivered at least once, in no order. */
final class Broker {

    private static final Duration AGAIN = Duration.ofSeconds(10);
    private static final Duration FIRST_CHECK = Duration.ofSeconds(6);
    private static final Duration NEXT_CHECK = Duration.ofSeconds(5);

    private static final class Event {
        final PaidFact fact;
        Instant due;
        boolean published;

        Event(PaidFact fact, Instant due) {
            this.fact = fact;
            this.due = due;
        }
    }

    private static final class Message {
        final Step delivery;
        final World.Service reader;
        Instant due;
        boolean read;

        Message(World.Service reader, Step delivery, Instant due) {
            this.reader = reader;
            this.delivery = delivery;
            this.due = due;
        }
    }

    /** A transactional message: nobody reads it until its sender says that what it tells of is true. */
    static final class Half {
        final String key;
        final String chargeOrderNo;
        final Money amount;
        final Instant sentAt;
        Instant checkAt;
        boolean ended;

        Half(String key, String chargeOrderNo, Money amount, Instant sentAt) {
            this.key = key;
            this.chargeOrderNo = chargeOrderNo;
            this.amount = amount;
            this.sentAt = sentAt;
            this.checkAt = sentAt.plus(FIRST_CHECK);
        }
    }

    private final World world;
    private final List<Event> outbox = new ArrayList<>();
    private final List<Message> messages = new ArrayList<>();
    private final List<Half> halves = new ArrayList<>();

    Broker(World world) {
        this.world = world;
    }

    /** Part of the transaction in which a payment order becomes PAID. */
    void announcePaid(PaymentOrder order) {
        var receipt = order.receipt().orElseThrow();
        if (world.rules().has(Bug.EVENT_OUTSIDE_THE_TRANSACTION) && world.dice().percent(10)) {
            return;
        }
        outbox.add(new Event(
                new PaidFact(
                        order.payNo(),
                        order.chargeOrderNo(),
                        order.customerNo(),
                        order.terms().channel(),
                        receipt.channelTradeNo(),
                        order.terms().amount(),
                        receipt.paidAt(),
                        0,
                        null),
                world.now()));
    }

    Half half(String key, String chargeOrderNo, Money amount) {
        var half = new Half(key, chargeOrderNo, amount, world.now());
        halves.add(half);
        return half;
    }

    void commit(Half half) {
        if (!half.ended) {
            half.ended = true;
            messages.add(
                    new Message(World.Service.INVOICE, () -> world.invoices().issue(half), world.now()));
        }
    }

    void rollBack(Half half) {
        half.ended = true;
    }

    boolean isEmpty() {
        return outbox.stream().allMatch(event -> event.published)
                && messages.stream().allMatch(message -> message.read)
                && halves.stream().allMatch(half -> half.ended);
    }

    void addMoves(List<World.Move> moves) {
        for (var event : outbox) {
            if (!event.published) {
                moves.add(new World.Move(event.due, World.Service.PAYMENT, () -> publish(event)));
            }
        }
        for (var message : messages) {
            if (!message.read) {
                moves.add(new World.Move(message.due, message.reader, () -> deliver(message)));
            }
        }
        for (var half : halves) {
            if (!half.ended) {
                moves.add(new World.Move(half.checkAt, World.Service.CHARGE, () -> {
                    half.checkAt = world.now().plus(NEXT_CHECK);
                    return world.charges().becameOf(half);
                }));
            }
        }
    }

    // Sent and marked as sent are two steps: a process that dies in between sends it again.
    private Step publish(Event event) {
        event.due = world.now().plus(AGAIN);
        messages.add(new Message(World.Service.CHARGE, world.charges().received(event.fact), world.now()));
        return () -> {
            event.published = true;
            return null;
        };
    }

    private Step deliver(Message message) {
        message.due = world.now().plus(AGAIN);
        return () -> acknowledgedAfter(message, message.delivery);
    }

    private Step acknowledgedAfter(Message message, Step step) {
        var next = step.run();
        return next == null
                ? () -> {
                    message.read = true;
                    return null;
                }
                : () -> acknowledgedAfter(message, next);
    }
}
