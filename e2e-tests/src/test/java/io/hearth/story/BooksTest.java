package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.books.BooksCheck;
import io.hearth.books.BooksLine;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Each line of the books check is seen to break: somebody falsifies the books by hand, and takes it back. */
class BooksTest {

    private final JdbcClient database = Town.SITE.database().client();
    private String undo = "";

    @AfterEach
    void takeBack() {
        if (!undo.isEmpty()) {
            database.sql(undo).update();
        }
        Town.booksHold();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | UPDATE charge_db.charge_record SET channel_trade_no = CONCAT('x', channel_trade_no) WHERE charge_order_no = '@' | UPDATE charge_db.charge_record SET channel_trade_no = SUBSTR(channel_trade_no, 2) WHERE charge_order_no = '@'",
                "2 | UPDATE billing_bill_db.bill_entry SET amount_fen = amount_fen - 1 WHERE kind = 'PAYMENT' AND reference = '@' | UPDATE billing_bill_db.bill_entry SET amount_fen = amount_fen + 1 WHERE kind = 'PAYMENT' AND reference = '@'",
                "3 | UPDATE charge_db.charge_order SET amount_fen = amount_fen + 1 WHERE charge_order_no = '@' | UPDATE charge_db.charge_order SET amount_fen = amount_fen - 1 WHERE charge_order_no = '@'",
                "4 | UPDATE billing_bill_db.bill_entry SET amount_fen = -amount_fen WHERE kind = 'PAYMENT' AND reference = '@' | UPDATE billing_bill_db.bill_entry SET amount_fen = -amount_fen WHERE kind = 'PAYMENT' AND reference = '@'",
                "5 | UPDATE invoice_db.invoice SET charge_record_no = CONCAT('x', charge_record_no) WHERE charge_order_no = '@' | UPDATE invoice_db.invoice SET charge_record_no = SUBSTR(charge_record_no, 2) WHERE charge_order_no = '@'",
                "6 | UPDATE invoice_db.invoice SET status = 'REQUESTED', requested_at = requested_at - INTERVAL 1 DAY, next_attempt_at = next_attempt_at + INTERVAL 1 DAY WHERE charge_order_no = '@' | UPDATE invoice_db.invoice SET status = 'ISSUED', requested_at = requested_at + INTERVAL 1 DAY, next_attempt_at = next_attempt_at - INTERVAL 1 DAY WHERE charge_order_no = '@'",
                "7 | UPDATE payment_db.outbox_event SET status = 'DEAD' WHERE payload LIKE '%@%' | UPDATE payment_db.outbox_event SET status = 'SUCCESS' WHERE payload LIKE '%@%'",
                "8 | UPDATE payment_db.payment_order SET amount_fen = amount_fen + 1 WHERE charge_order_no = '@' | UPDATE payment_db.payment_order SET amount_fen = amount_fen - 1 WHERE charge_order_no = '@'"
            })
    void seesWhatWasFalsified(int number, String falsify, String takeBack) {
        var chargeOrderNo = paidOrder();
        Town.booksHold();
        undo = takeBack.replace("@", chargeOrderNo);
        assertThat(database.sql(falsify.replace("@", chargeOrderNo)).update()).isPositive();
        assertThat(new BooksCheck(Town.SITE).lines())
                .filteredOn(line -> !line.holds())
                .extracting(BooksLine::number)
                .contains(number);
    }

    @Test
    void doesNotHoldWhenThereIsNothingToCheck() {
        assertThat(new BooksLine(1, "", 0, List.of()).holds()).isFalse();
    }

    private static String paidOrder() {
        var resident = Town.resident();
        var order = resident.order(resident.unpaidBills()).good();
        Town.SITE.payChannel().pay(order.path("payNo").asString());
        var chargeOrderNo = order.path("chargeOrderNo").asString();
        resident.awaitStatus(chargeOrderNo, "PAID");
        return chargeOrderNo;
    }
}
