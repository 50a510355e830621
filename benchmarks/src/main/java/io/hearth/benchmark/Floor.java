package io.hearth.benchmark;

import io.hearth.site.Database;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The least that any system pays to keep the rows of a payment: one local transaction on the same server writes them into
 * tables of the same definition, in a database that is there only for this.
 */
final class Floor implements AutoCloseable {

    private static final String NAME = "benchmark_floor";
    private static final String BILLS = "billing_bill_db.bill";

    /** More than the stack is asked for, since CPU time is told in steps of 10 ms. */
    private static final int PAYMENTS = 1_000;

    private final JdbcClient database;
    private final Path home;
    private final Queue<FloorTill> free = new ConcurrentLinkedQueue<>();
    private final List<String> bills;
    private final AtomicInteger written = new AtomicInteger();

    private Floor(JdbcClient database, Path home, List<String> bills) {
        this.database = database;
        this.home = home;
        this.bills = bills;
    }

    /**
     * Creates the tables.
     *
     * @param order a paid charge order, whose rows are written again and again
     * @param threads how many write at once
     */
    static Floor open(Database server, Path home, String order, int threads) throws SQLException {
        var database = server.client();
        var rows = PaymentRows.of(database, order);
        database.sql("DROP DATABASE IF EXISTS " + NAME).update();
        database.sql("CREATE DATABASE " + NAME).update();
        for (var table : PaymentRows.tables()) {
            database.sql("CREATE TABLE IF NOT EXISTS %s LIKE %s".formatted(copyOf(table), table))
                    .update();
        }
        database.sql("CREATE TABLE %s LIKE %s".formatted(copyOf(BILLS), BILLS)).update();
        database.sql("INSERT INTO %s SELECT * FROM %s".formatted(copyOf(BILLS), BILLS))
                .update();
        var bills = database.sql("SELECT bill_no FROM " + copyOf(BILLS))
                .query(String.class)
                .list();
        var floor = new Floor(database, home, bills);
        for (int i = 0; i < threads; i++) {
            floor.free.add(FloorTill.open(server, NAME, rows));
        }
        return floor;
    }

    Run measure(Crew crew) throws InterruptedException {
        var before = CpuTimes.ofFloor(home);
        long began = System.nanoTime();
        crew.work(PAYMENTS, number -> write());
        var took = Duration.ofNanos(System.nanoTime() - began);
        return new Run(PAYMENTS, took, CpuTimes.ofFloor(home).since(before));
    }

    /** Drops the tables. */
    @Override
    public void close() {
        free.forEach(FloorTill::close);
        database.sql("DROP DATABASE " + NAME).update();
    }

    private int write() {
        int payment = written.incrementAndGet();
        // As many as threads, so there is always a free one.
        var till = free.remove();
        till.write(payment, bills.get(payment % bills.size()));
        free.add(till);
        return payment;
    }

    private static String copyOf(String table) {
        return NAME + table.substring(table.indexOf('.'));
    }
}
