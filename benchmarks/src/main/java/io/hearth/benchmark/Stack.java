package io.hearth.benchmark;

import io.hearth.site.Site;
import io.hearth.site.Waiting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/** The running Hearth, paid to by residents through its gateway. */
final class Stack {

    private static final int SECONDS_AT_REST = 5;
    private static final Duration UNTIL_TOLD = Duration.ofMinutes(2);

    private final Site site;
    private final Path home;

    Stack(Site site, Path home) {
        this.site = site;
        this.home = home;
    }

    /** CPU milliseconds of all programs in a second in which nobody pays. */
    double atRest() throws InterruptedException {
        var before = CpuTimes.ofStack(home);
        TimeUnit.SECONDS.sleep(SECONDS_AT_REST);
        long used = CpuTimes.ofStack(home).since(before).values().stream()
                .mapToLong(Long::longValue)
                .sum();
        return used / (double) SECONDS_AT_REST;
    }

    /** Pays without measuring; returns the charge orders. */
    List<String> pay(int payments, List<Payer> payers, Crew crew) throws InterruptedException {
        var channel = site.payChannel();
        // As many as threads at least, so there is always a free one; nobody pays two orders at once.
        var free = new ConcurrentLinkedQueue<>(payers);
        return crew.work(payments, number -> {
            var payer = free.remove();
            var order = payer.pay(channel);
            free.add(payer);
            return order;
        });
    }

    /** Time until the last payment is booked, CPU time until each has its invoice and its message as well. */
    Run measure(int payments, List<Payer> payers, Crew crew) throws InterruptedException {
        var before = CpuTimes.ofStack(home);
        long began = System.nanoTime();
        var orders = pay(payments, payers, crew);
        var took = Duration.ofNanos(System.nanoTime() - began);
        awaitInvoicesAndMessages(orders);
        return new Run(payments, took, CpuTimes.ofStack(home).since(before));
    }

    void awaitInvoicesAndMessages(List<String> orders) {
        var database = site.database().client();
        Waiting.until(
                "invoices and messages of " + orders.size() + " payments",
                UNTIL_TOLD,
                () -> database.sql("""
                        SELECT COUNT(*) FROM charge_db.charge_record
                        JOIN invoice_db.invoice ON invoice.charge_record_no = charge_record.charge_record_no
                        JOIN notification_db.message ON message.template = 'PAYMENT_RECEIVED'
                          AND message.about = charge_record.charge_record_no
                        WHERE charge_record.charge_order_no IN (:orders)
                          AND invoice.status <> 'REQUESTED' AND message.status NOT IN ('WAITING', 'UNCLEAR')""")
                        .param("orders", orders)
                        .query(Integer.class)
                        .single(),
                told -> told == orders.size());
    }
}
