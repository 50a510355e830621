package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.district.Resident;
import io.hearth.local.application.Application;
import io.hearth.site.PayChannel;
import io.hearth.site.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** A process ends in the middle of a payment, as at a power cut. */
class FailingTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final PayChannel channel = Town.SITE.payChannel();
    private final JdbcClient database = Town.SITE.database().client();
    private final Resident resident = Town.resident();
    private final JsonNode order = resident.order(resident.unpaidBills()).good();
    private final String chargeOrderNo = order.path("chargeOrderNo").asString();
    private final String payNo = order.path("payNo").asString();

    @AfterEach
    void leavesBooksThatHold() {
        Town.booksHold();
    }

    @Test
    void betweenCallbackAndBookingTheFormerIsKeptAndTheLatterMadeUpFor() throws Exception {
        Town.STACK.kill(Application.CHARGE_SERVICE);
        try {
            channel.pay(payNo);
            Waiting.until(
                    "the callback to be taken",
                    PATIENCE,
                    this::payment,
                    seen -> seen.path("status").asString().equals("PAID"));
            assertThat(payment().path("notifications")).isNotEmpty();
            assertThat(chargeStatus()).isEqualTo("PAYING");
            assertThat(billStatuses()).containsOnly("PAYING");
        } finally {
            Town.STACK.start(Application.CHARGE_SERVICE);
        }
        bothAreBooked();
    }

    @Test
    void ofBillingNothingIsBookedUntilItIsBack() throws Exception {
        Town.STACK.kill(Application.BILLING_BILL_SERVICE);
        try {
            channel.pay(payNo);
            Waiting.until("bookings that fail", PATIENCE, this::failedBookings, failed -> failed >= 2);
            nothingIsHalfBooked();
        } finally {
            Town.STACK.start(Application.BILLING_BILL_SERVICE);
        }
        bothAreBooked();
    }

    /** The bills are the first branch; the second one fails on a charge record that is in the way. */
    @Test
    void ofTheSecondBranchUndoesTheFirstAndTheRetryBooksBoth() throws Exception {
        database.sql("""
                        INSERT INTO charge_db.charge_record (charge_record_no, charge_order_no, customer_no, pay_no, channel,
                          channel_trade_no, amount_fen, paid_at, booked_at)
                        VALUES ('IN-THE-WAY', 'IN-THE-WAY', '-', ?, '-', '-', 1, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))""").param(payNo).update();
        try {
            channel.pay(payNo);
            Waiting.until("bookings that fail", PATIENCE, this::failedBookings, failed -> failed >= 2);
            nothingIsHalfBooked();
            assertThat(linesOf(Application.BILLING_BILL_SERVICE))
                    .as("the first branch was done each time")
                    .filteredOn(line -> line.contains("payment booked"))
                    .hasSizeGreaterThanOrEqualTo(2);
        } finally {
            database.sql("DELETE FROM charge_db.charge_record WHERE charge_record_no = 'IN-THE-WAY'")
                    .update();
        }
        bothAreBooked();
    }

    private void nothingIsHalfBooked() {
        Waiting.until("the rollback", PATIENCE, this::undone, List.of()::equals);
        assertThat(chargeStatus()).isEqualTo("PAYING");
        assertThat(records()).isZero();
        assertThat(billStatuses()).containsOnly("PAYING");
        assertThat(announced()).isZero();
    }

    private void bothAreBooked() {
        resident.awaitStatus(chargeOrderNo, "PAID");
        assertThat(records()).isEqualTo(1);
        assertThat(billStatuses()).containsOnly("PAID");
    }

    private JsonNode payment() {
        return Town.admin().get("/api/payments/" + payNo).good();
    }

    private String chargeStatus() {
        return database.sql("SELECT status FROM charge_db.charge_order WHERE charge_order_no = ?")
                .param(chargeOrderNo)
                .query(String.class)
                .single();
    }

    private List<String> billStatuses() {
        return database.sql("""
                        SELECT b.status FROM billing_bill_db.bill b
                        JOIN charge_db.charge_item i ON i.bill_no = b.bill_no WHERE i.charge_order_no = ?""").param(chargeOrderNo).query(String.class).list();
    }

    private List<String> linesOf(Application application) throws IOException {
        try (var lines = Files.lines(Town.STACK.log(application))) {
            return lines.filter(line -> line.contains(chargeOrderNo)).toList();
        }
    }

    private long records() {
        return count("SELECT COUNT(*) FROM charge_db.charge_record WHERE charge_order_no = ?");
    }

    private long announced() {
        return count("SELECT COUNT(*) FROM invoice_db.invoice WHERE charge_order_no = ?");
    }

    private long failedBookings() {
        return count("SELECT attempts FROM charge_db.paid_fact WHERE charge_order_no = ? UNION ALL SELECT 0 LIMIT 1");
    }

    private long count(String select) {
        return database.sql(select).param(chargeOrderNo).query(Long.class).single();
    }

    /** What of a rolled back transaction is not undone yet. */
    private List<String> undone() {
        return database.sql("""
                        SELECT g.xid FROM seata.global_table g JOIN seata.branch_table b ON b.xid = g.xid
                        WHERE g.transaction_name = 'charge-book'""").query(String.class).list();
    }
}
