package io.hearth.books;

import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What is still under way, and what was left lying. */
final class OpenLines {

    /** How long after its time something may take that looks after itself, such as closing an order. */
    private static final String GRACE = "UTC_TIMESTAMP(3) - INTERVAL 10 MINUTE";

    /** How long a message or an invoice may be on its way. */
    private static final String LONG_AGO = "UTC_TIMESTAMP(3) - INTERVAL 1 HOUR";

    /** @param overdue the condition under which a row is too old */
    private record Kind(String what, String table, String key, String overdue) {}

    /** What waits for a person about its payment may wait for that. */
    private static final String IN_NO_ISSUE = " AND COALESCE(pay_no, '') NOT IN ("
            + "SELECT source_id FROM payment_db.consistency_issue WHERE status = 'OPEN'"
            + " UNION SELECT source_id FROM charge_db.consistency_issue WHERE status = 'OPEN')";

    private static final List<Kind> KINDS = List.of(
            new Kind(
                    "charge order",
                    "charge_db.charge_order",
                    "charge_order_no",
                    "status IN ('CREATED', 'PAYING') AND expires_at < " + GRACE + IN_NO_ISSUE),
            new Kind(
                    "payment not booked",
                    "charge_db.paid_fact",
                    "pay_no",
                    "status = 'WAITING' AND received_at < " + GRACE),
            new Kind(
                    "payment order",
                    "payment_db.payment_order",
                    "pay_no",
                    "business_status IN ('CREATED', 'PAYING') AND expires_at < " + GRACE + IN_NO_ISSUE),
            new Kind(
                    "call to the channel",
                    "payment_db.channel_request",
                    "pay_no",
                    "status = 'OPEN' AND sent_at < " + GRACE),
            new Kind(
                    "notification",
                    "payment_db.notify_inbox",
                    "notification_id",
                    "status = 'PENDING' AND received_at < " + GRACE),
            new Kind(
                    "bill",
                    "billing_bill_db.bill LEFT JOIN charge_db.charge_order o ON o.charge_order_no = held_by",
                    "bill_no",
                    "bill.status = 'PAYING' AND held_until < " + GRACE + IN_NO_ISSUE),
            new Kind(
                    "invoice",
                    "invoice_db.invoice",
                    "invoice_id",
                    "status = 'REQUESTED' AND requested_at < " + LONG_AGO),
            new Kind(
                    "message",
                    "notification_db.message",
                    "message_no",
                    "status IN ('WAITING', 'UNCLEAR') AND created_at < " + LONG_AGO));

    /** Seata keeps the row of a rollback for two minutes after its last branch, in case one is late. */
    private static final String UNFINISHED = """
            SELECT CONCAT('global transaction ', g.xid, ' has not ended: status ', g.status) FROM seata.global_table g
            WHERE g.status NOT IN (4, 5) OR EXISTS (SELECT 1 FROM seata.branch_table b WHERE b.xid = g.xid)""";

    /**
     * The undo log of a committed transaction is deleted in the background: a service that is killed forgets to, and Seata
     * clears it away after days. It means something only while its transaction has not ended.
     */
    private static final String LEFT_TO_UNDO = """
            SELECT CONCAT('%s has a leftover undo_log of ', u.xid) FROM %s.undo_log u JOIN seata.global_table g ON g.xid = u.xid
            WHERE u.log_status = 0""";

    private final JdbcClient database;
    private final DeadLetters deadLetters;

    OpenLines(JdbcClient database, DeadLetters deadLetters) {
        this.database = database;
        this.deadLetters = deadLetters;
    }

    BooksLine nothingIsOverdue() {
        var sql = new Sql(database);
        for (var kind : KINDS) {
            sql.count("SELECT COUNT(*) FROM " + kind.table())
                    .violation("SELECT CONCAT('%s ', %s, ' is overdue') FROM %s WHERE %s"
                            .formatted(kind.what(), kind.key(), kind.table(), kind.overdue()));
        }
        return sql.line(6, "nothing open is older than its deadline");
    }

    BooksLine nothingIsLeftLying() {
        var sql = new Sql(database)
                .count("SELECT COUNT(*) FROM charge_db.transaction_log")
                .violation(UNFINISHED)
                .violation(
                        "SELECT CONCAT('row ', table_name, ' ', pk, ' is still locked by ', xid) FROM seata.lock_table")
                .violation(
                        "SELECT CONCAT('transaction of message ', message_key, ' is still STARTED') FROM charge_db.transaction_log WHERE status = 'STARTED'");
        for (var schema : schemasWith("undo_log")) {
            sql.violation(LEFT_TO_UNDO.formatted(schema, schema));
        }
        for (var schema : schemasWith("outbox_event")) {
            sql.count("SELECT COUNT(*) FROM " + schema + ".outbox_event")
                    .violation(
                            "SELECT CONCAT('%s has event ', event_type, ' of ', business_key, ' as ', status) FROM %s.outbox_event WHERE status <> 'SUCCESS'"
                                    .formatted(schema, schema));
        }
        var line = sql.line(7, "no undo log, global transaction, unsent event or dead letter is left");
        var violations = new ArrayList<>(line.violations());
        violations.addAll(deadLetters.withoutIssue());
        return new BooksLine(line.number(), line.says(), line.checked(), violations);
    }

    private List<String> schemasWith(String table) {
        return database.sql(
                        "SELECT table_schema FROM information_schema.tables WHERE table_name = ? AND table_schema LIKE '%\\_db'")
                .param(table)
                .query(String.class)
                .list();
    }
}
