package io.hearth.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Where a payment leaves rows, from the first request to the invoice and the message. */
final class PaymentRows {

    private static final String OF_ORDER = "charge_order_no = :order";
    private static final String OF_PAYMENT =
            "pay_no = (SELECT pay_no FROM payment_db.payment_order WHERE charge_order_no = :order)";
    private static final String OF_EVENT = "event_id = CONCAT('paid-', :order)";

    /**
     * @param where finds the rows of a charge order
     * @param keys columns that must differ from payment to payment
     */
    private record Place(String database, String table, String where, List<String> keys) {}

    private static final List<Place> PLACES = List.of(
            new Place(
                    "charge_db",
                    "idempotency_record",
                    "idem_key = (SELECT SUBSTRING_INDEX(request_key, ' ', -1) FROM charge_db.charge_order WHERE charge_order_no = :order)",
                    List.of("idem_key")),
            new Place("charge_db", "charge_order", OF_ORDER, List.of("charge_order_no", "request_key", "pay_no")),
            new Place("charge_db", "charge_item", OF_ORDER, List.of("charge_order_no")),
            new Place("payment_db", "payment_claim", OF_ORDER, List.of("charge_order_no", "pay_no")),
            new Place(
                    "payment_db", "payment_order", OF_ORDER, List.of("pay_no", "charge_order_no", "channel_trade_no")),
            new Place("payment_db", "channel_request", OF_PAYMENT, List.of("pay_no")),
            new Place("payment_db", "notify_inbox", OF_PAYMENT, List.of("notification_id", "pay_no")),
            new Place("payment_db", "channel_trade", OF_PAYMENT, List.of("channel_trade_no", "pay_no")),
            new Place(
                    "payment_db",
                    "outbox_event",
                    "business_key = (SELECT pay_no FROM payment_db.payment_order WHERE charge_order_no = :order)",
                    List.of("business_key")),
            new Place("charge_db", "paid_fact", OF_ORDER, List.of("pay_no", "charge_order_no", "channel_trade_no")),
            new Place("charge_db", "transaction_log", "business_key = :order", List.of("message_key", "business_key")),
            new Place(
                    "charge_db",
                    "charge_record",
                    OF_ORDER,
                    List.of("charge_record_no", "charge_order_no", "pay_no", "channel_trade_no")),
            new Place("billing_bill_db", "bill_entry", "kind = 'PAYMENT' AND reference = :order", List.of("reference")),
            new Place("invoice_db", "consumed_event", OF_EVENT, List.of("event_id")),
            new Place(
                    "invoice_db",
                    "invoice",
                    OF_ORDER,
                    List.of("invoice_id", "charge_record_no", "charge_order_no", "invoice_no")),
            new Place(
                    "invoice_db",
                    "invoice_line",
                    "invoice_id = (SELECT invoice_id FROM invoice_db.invoice WHERE charge_order_no = :order)",
                    List.of("invoice_id")),
            new Place("notification_db", "consumed_event", OF_EVENT, List.of("event_id")),
            new Place(
                    "notification_db",
                    "message",
                    "about = (SELECT charge_record_no FROM charge_db.charge_record WHERE charge_order_no = :order)",
                    List.of("message_no", "about")));

    private PaymentRows() {}

    /** The tables, each with its database; two services may have a table of one name and definition. */
    static List<String> tables() {
        return PLACES.stream().map(place -> place.database + "." + place.table).toList();
    }

    /**
     * The rows that the payment of a charge order has left.
     *
     * @throws IllegalStateException if it has left none somewhere
     */
    static List<SampleRow> of(JdbcClient database, String order) {
        var rows = new ArrayList<SampleRow>();
        for (var place : PLACES) {
            var columns = writtenColumns(database, place);
            var found = database.sql("SELECT %s FROM %s.%s WHERE %s"
                            .formatted(String.join(", ", columns), place.database, place.table, place.where))
                    .param("order", order)
                    .query()
                    .listOfRows();
            if (found.isEmpty()) {
                throw new IllegalStateException(
                        "the payment of %s has left nothing in %s.%s".formatted(order, place.database, place.table));
            }
            found.forEach(values -> rows.add(new SampleRow(place.table, place.keys, values)));
        }
        return rows;
    }

    /** All but those that the database fills by itself. */
    private static List<String> writtenColumns(JdbcClient database, Place place) {
        return database.sql("""
                        SELECT column_name FROM information_schema.columns
                        WHERE table_schema = :database AND table_name = :table
                          AND extra NOT LIKE '%auto_increment%' AND extra NOT LIKE '%GENERATED%'
                        ORDER BY ordinal_position""")
                .param("database", place.database)
                .param("table", place.table)
                .query(String.class)
                .list();
    }
}
