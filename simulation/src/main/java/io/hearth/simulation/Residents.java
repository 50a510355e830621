package io.hearth.simulation;

import io.hearth.billing.bill.Bill;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.money.Money;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** People: they click twice, pay each other's bills, pay late or never, close and try again. */
final class Residents {

    private static final int TRIES_AT_MOST = 3;
    private static final List<Duration> BEFORE_PAYING = List.of(
            Duration.ofSeconds(3),
            Duration.ofSeconds(40),
            Duration.ofMinutes(12),
            Duration.ofMinutes(29).plusSeconds(59),
            Duration.ofMinutes(40));

    private final World world;

    Residents(World world) {
        this.world = world;
    }

    /** One to three bills, and one to three people who want to pay some of them. */
    void arrive() {
        int bills = 1 + world.dice().below(3);
        for (int bill = 1; bill <= bills; bill++) {
            world.bills().issue("B" + bill, new Money(100_000L * bill + 50));
        }
        int people = 1 + world.dice().below(3);
        for (int person = 0; person < people; person++) {
            comes(Duration.ofSeconds(world.dice().below(120)), 1);
        }
    }

    private void comes(Duration later, int attempt) {
        world.start(World.Service.RESIDENT, world.now().plus(later), () -> {
            wantsToPay();
            if (attempt < TRIES_AT_MOST && world.dice().percent(60)) {
                comes(Duration.ofMinutes(1L + world.dice().below(45)), attempt + 1);
            }
            return null;
        });
    }

    private void wantsToPay() {
        var seen = new ArrayList<Bill>();
        for (var bill : world.bills().all()) {
            if (bill.outstanding().isPositive()
                    && (seen.isEmpty() || world.dice().below(2) == 0)) {
                seen.add(bill);
            }
        }
        if (seen.isEmpty()) {
            return;
        }
        int clicks = world.dice().percent(20) ? 2 : 1;
        for (int click = 0; click < clicks; click++) {
            world.start(World.Service.CHARGE, world.now(), world.charges().order(seen, this::payLater));
        }
    }

    /** He has the code to pay by: he pays after a while, or does not, or closes the order. */
    void payLater(ChargeOrder order) {
        var payNo = order.payNo().orElseThrow();
        if (!world.dice().percent(15)) {
            var pause = BEFORE_PAYING.get(world.dice().below(BEFORE_PAYING.size()));
            world.start(World.Service.RESIDENT, world.now().plus(pause), () -> {
                world.channel().pay(payNo);
                return null;
            });
        }
        if (world.dice().percent(10)) {
            var pause = Duration.ofSeconds(world.dice().below(600));
            world.start(
                    World.Service.RESIDENT,
                    world.now().plus(pause),
                    () -> world.charges().order(order.chargeOrderNo()).status().isOpen()
                            ? world.charges().close(order.chargeOrderNo())
                            : null);
        }
    }
}
