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

    private final JdbcClient database;
    private final DeadLetters deadLetters;

    OpenLines(JdbcClient database, DeadLetters deadLetters) {
        this.database = database;
        this.deadLetters = deadLetters;
    }

    BooksLine nothingIsOverdue() {
        var sql = new Sql(database);
        overdue(
                sql,
                "charge order",
                "charge_db.charge_order",
                "charge_order_no",
                "status IN ('CREATED', 'PAYING')",
                "expires_at < " + GRACE);
        overdue(
                sql,
                "payment not booked",
                "charge_db.paid_fact",
                "pay_no",
                "status = 'WAITING'",
                "received_at < " + GRACE);
        overdue(
                sql,
                "payment order",
                "payment_db.payment_order",
                "pay_no",
                "business_status IN ('CREATED', 'PAYING')",
                "expires_at < " + GRACE);
        overdue(
                sql,
                "call to the channel",
                "payment_db.channel_request",
                "pay_no",
                "status = 'OPEN'",
                "sent_at < " + GRACE);
        overdue(
                sql,
                "notification",
                "payment_db.notify_inbox",
                "notification_id",
                "status = 'PENDING'",
                "received_at < " + GRACE);
        overdue(
                sql,
                "bill held by a charge order",
                "billing_bill_db.bill",
                "bill_no",
                "status = 'PAYING'",
                "held_until < " + GRACE);
        overdue(
                sql,
                "invoice",
                "invoice_db.invoice",
                "invoice_id",
                "status = 'REQUESTED'",
                "requested_at < " + LONG_AGO);
        overdue(
                sql,
                "message",
                "notification_db.message",
                "message_no",
                "status IN ('WAITING', 'UNCLEAR')",
                "created_at < " + LONG_AGO);
        return sql.line(6, "nothing open is older than its deadline");
    }

    private static void overdue(Sql sql, String what, String table, String key, String open, String late) {
        sql.count("SELECT COUNT(*) FROM " + table)
                .violation("SELECT CONCAT('%s ', %s, ' is overdue') FROM %s WHERE %s AND %s"
                        .formatted(what, key, table, open, late));
    }

    BooksLine nothingIsLeftLying() {
        var sql = new Sql(database)
                .count("SELECT COUNT(*) FROM charge_db.transaction_log")
                .violation(
                        "SELECT CONCAT('global transaction ', xid, ' has not ended: status ', status) FROM seata.global_table")
                .violation(
                        "SELECT CONCAT('row ', table_name, ' ', pk, ' is still locked by ', xid) FROM seata.lock_table")
                .violation(
                        "SELECT CONCAT('transaction of message ', message_key, ' is still STARTED') FROM charge_db.transaction_log WHERE status = 'STARTED'");
        for (var schema : schemasWith("undo_log")) {
            sql.violation("SELECT CONCAT('%s has a leftover undo_log of ', xid) FROM %s.undo_log WHERE log_status = 0"
                    .formatted(schema, schema));
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
