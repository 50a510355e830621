package io.hearth.books;

import org.springframework.jdbc.core.simple.JdbcClient;

/** What bills, charge orders and their entries say about each other. */
final class BillLines {

    private final JdbcClient database;

    BillLines(JdbcClient database) {
        this.database = database;
    }

    BooksLine paidIsTheSumOfEntries() {
        return new Sql(database)
                .count("SELECT COUNT(*) FROM billing_bill_db.bill")
                .violation("""
                        SELECT CONCAT('bill ', b.bill_no, ' says ', b.paid_fen, ' fen paid, its entries ', COALESCE(e.paid, 0))
                        FROM billing_bill_db.bill b LEFT JOIN (
                          SELECT bill_no, SUM(CASE kind WHEN 'PAYMENT' THEN amount_fen ELSE -amount_fen END) AS paid
                          FROM billing_bill_db.bill_entry WHERE kind IN ('PAYMENT', 'REFUND') GROUP BY bill_no) e
                        ON e.bill_no = b.bill_no
                        WHERE b.paid_fen <> COALESCE(e.paid, 0)""")
                .violation("""
                        SELECT CONCAT('bill ', b.bill_no, ' says ', b.due_fen, ' fen due, its entries ', COALESCE(e.due, 0))
                        FROM billing_bill_db.bill b LEFT JOIN (
                          SELECT bill_no, SUM(amount_fen) AS due
                          FROM billing_bill_db.bill_entry WHERE kind NOT IN ('PAYMENT', 'REFUND') GROUP BY bill_no) e
                        ON e.bill_no = b.bill_no
                        WHERE b.status <> 'VOIDED' AND b.due_fen <> COALESCE(e.due, 0)""")
                .line(2, "what a bill says is paid is the sum of its payments less its refunds");
    }

    BooksLine paidOrdersAreTheirEntries() {
        return new Sql(database)
                .count("SELECT COUNT(*) FROM charge_db.charge_order WHERE status = 'PAID'")
                .violation("""
                        SELECT CONCAT('charge order ', o.charge_order_no, ' is paid with ', o.amount_fen, ' fen, its entries are ',
                          COALESCE(e.paid, 0))
                        FROM charge_db.charge_order o LEFT JOIN (
                          SELECT reference, SUM(amount_fen) AS paid FROM billing_bill_db.bill_entry WHERE kind = 'PAYMENT'
                          GROUP BY reference) e
                        ON e.reference = o.charge_order_no
                        WHERE o.status IN ('PAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED')
                          AND o.amount_fen <> COALESCE(e.paid, 0)""")
                .violation("""
                        SELECT CONCAT('bill ', e.bill_no, ' has a payment by charge order ', e.reference, ', which is ',
                          COALESCE(o.status, 'unknown'))
                        FROM billing_bill_db.bill_entry e LEFT JOIN charge_db.charge_order o ON o.charge_order_no = e.reference
                        WHERE e.kind = 'PAYMENT'
                          AND COALESCE(o.status, '') NOT IN ('PAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED')""")
                .violation("""
                        SELECT CONCAT('charge order ', o.charge_order_no, ' is ', o.status, ' and has ', COUNT(r.charge_record_no),
                          ' charge records of ', COALESCE(SUM(r.amount_fen), 0), ' fen for its ', o.amount_fen)
                        FROM charge_db.charge_order o LEFT JOIN charge_db.charge_record r ON r.charge_order_no = o.charge_order_no
                        GROUP BY o.charge_order_no, o.status, o.amount_fen
                        HAVING (o.status IN ('CREATED', 'PAYING', 'CLOSED', 'FAILED') AND COUNT(r.charge_record_no) > 0)
                          OR (o.status IN ('PAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED')
                            AND (COUNT(r.charge_record_no) <> 1 OR SUM(r.amount_fen) <> o.amount_fen))""")
                .line(3, "a paid charge order is the sum of its payments on bills, and nothing else is booked");
    }

    BooksLine noMoreIsRefundedThanPaid() {
        return new Sql(database)
                .count("SELECT COUNT(DISTINCT bill_no) FROM billing_bill_db.bill_entry WHERE kind = 'PAYMENT'")
                .violation("""
                        SELECT CONCAT('bill ', bill_no, ' has more refunds than payments')
                        FROM billing_bill_db.bill_entry WHERE kind IN ('PAYMENT', 'REFUND') GROUP BY bill_no
                        HAVING SUM(CASE kind WHEN 'PAYMENT' THEN amount_fen ELSE -amount_fen END) < 0""")
                .line(4, "nowhere is more refunded than was paid");
    }
}
