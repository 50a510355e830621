package io.hearth.demo;

import io.hearth.site.Site;
import io.hearth.site.Waiting;
import java.time.Duration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What the whole system holds, read from the databases as whoever keeps the books does. */
record Totals(
        long customers,
        long properties,
        long bills,
        long billedFen,
        long payments,
        long paidFen,
        long invoices,
        long messages) {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** The totals once each payment has its invoice and its message, or as they stand after a minute. */
    static Totals onceTold(Site site) {
        var database = site.database().client();
        try {
            return Waiting.until("invoices and messages", PATIENCE, () -> read(database), Totals::isTold);
        } catch (IllegalStateException e) {
            return read(database);
        }
    }

    boolean isTold() {
        return invoices == payments && messages == payments;
    }

    private static Totals read(JdbcClient database) {
        return database.sql("""
                        SELECT
                          (SELECT COUNT(*) FROM user_db.customer) AS customers,
                          (SELECT COUNT(*) FROM property_db.property) AS properties,
                          (SELECT COUNT(*) FROM billing_bill_db.bill) AS bills,
                          (SELECT COALESCE(SUM(due_fen), 0) FROM billing_bill_db.bill) AS billed_fen,
                          (SELECT COUNT(*) FROM charge_db.charge_record) AS payments,
                          (SELECT COALESCE(SUM(amount_fen), 0) FROM charge_db.charge_record) AS paid_fen,
                          (SELECT COUNT(*) FROM invoice_db.invoice WHERE status = 'ISSUED') AS invoices,
                          (SELECT COUNT(*) FROM notification_db.message WHERE status = 'SENT') AS messages""").query(Totals.class).single();
    }
}
