package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.payment.api.ClosedPayment.Outcome;
import io.hearth.simulator.fault.CallFault;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.notice.NoticeFault;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CloseTest extends PaymentStory {

    @Nested
    class AnUnpaidOrder {

        @Test
        void asksFirstAndClosesAtTheChannel() {
            var payNo = create().payNo();

            assertThat(close()).isEqualTo(Outcome.CLOSED);

            assertThat(payment(payNo).status()).isEqualTo("CLOSED");
            assertThat(payment(payNo).pay()).isEmpty();
            assertThat(weChat.trade(payNo).get("state").asString()).isEqualTo("CLOSED");
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED", "QUERY ANSWERED", "CLOSE ANSWERED");
        }

        @Test
        void twiceGivesTheSameAnswer() {
            create();
            close();

            assertThat(close()).isEqualTo(Outcome.CLOSED);
        }

        @Test
        void isEndedByItselfWhenNobodyClosesItInTime() {
            var payNo = create().payNo();
            expiredSince(payNo, Duration.ofMinutes(6));

            queryIsDue(payNo);

            awaitStatus(payNo, "CLOSED");
            assertThat(weChat.trade(payNo).get("state").asString()).isEqualTo("CLOSED");
        }

        @Test
        void thatWasNeverSentNeedsNoChannel() {
            var payNo = create().payNo();
            // As a process leaves it that was killed before it sent anything.
            database.sql("DELETE FROM channel_request WHERE pay_no = ?")
                    .param(payNo)
                    .update();
            database.sql(
                            "UPDATE payment_order SET business_status = 'CREATED', channel_status = 'INIT' WHERE pay_no = ?")
                    .param(payNo)
                    .update();

            assertThat(close()).isEqualTo(Outcome.CLOSED);

            assertThat(calls(payNo)).isEmpty();
        }
    }

    @Nested
    class AnOrderWithoutAnyPayment {

        @Test
        void isClosedForGood() {
            assertThat(close()).isEqualTo(Outcome.CLOSED);
            assertThat(close()).isEqualTo(Outcome.CLOSED);

            asked(order())
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("PAYMENT_ORDER_CLOSED");
            assertThat(count("SELECT COUNT(*) FROM payment_order WHERE charge_order_no = ?", chargeOrderNo))
                    .isZero();
        }

        @Test
        void isEitherClosedOrCreatedWhenBothComeAtOnce() {
            var statuses = Stream.generate(() -> CompletableFuture.supplyAsync(() -> asked(order())
                            .expectBody()
                            .returnResult()
                            .getStatus()
                            .value()))
                    .limit(3)
                    .toList();
            var closing = CompletableFuture.supplyAsync(() -> close());

            var created = statuses.stream().map(CompletableFuture::join).toList();
            var closed = closing.join();

            int orders = count("SELECT COUNT(*) FROM payment_order WHERE charge_order_no = ?", chargeOrderNo);
            assertThat(orders).isEqualTo(created.contains(200) ? 1 : 0);
            assertThat(created).allMatch(status -> List.of(200, 409).contains(status));
            assertThat(orders == 0).isEqualTo(created.stream().allMatch(status -> status == 409));
            assertThat(closed).isIn(Outcome.CLOSED, Outcome.UNKNOWN);
        }
    }

    @Nested
    class APaidOrder {

        @Test
        void isFoundPaidThoughItsNotificationIsLost() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.LOSE);
            weChat.pay(payNo);

            assertThat(close()).isEqualTo(Outcome.PAID);

            assertThat(payment(payNo).status()).isEqualTo("PAID");
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED", "QUERY ANSWERED");
        }

        @Test
        void ofAWrongAmountIsNotClosedNorBooked() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.LOSE);
            weChat.pay(payNo, 1);

            assertThat(close()).isEqualTo(Outcome.UNKNOWN);

            assertThat(issues(payNo)).containsExactly("AMOUNT_MISMATCH OPEN");
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED", "QUERY ANSWERED");
        }
    }

    @Nested
    class WithoutAClearAnswer {

        @Test
        void toTheQueryNothingIsClosed() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.QUERY, CallFault.TIMEOUT_BEFORE_EFFECT);

            assertThat(close()).isEqualTo(Outcome.UNKNOWN);

            assertThat(payment(payNo).status()).isEqualTo("PAYING");
            assertThat(weChat.trade(payNo).get("state").asString()).isEqualTo("NOTPAY");
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED", "QUERY NO_ANSWER");
        }

        @Test
        void toTheCloseTheNextTryFindsItClosed() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.CLOSE, CallFault.TIMEOUT_AFTER_EFFECT);
            assertThat(close()).isEqualTo(Outcome.UNKNOWN);
            assertThat(payment(payNo).status()).isEqualTo("PAYING");

            assertThat(close()).isEqualTo(Outcome.CLOSED);

            assertThat(calls(payNo))
                    .containsExactly("CREATE ANSWERED", "QUERY ANSWERED", "CLOSE NO_ANSWER", "QUERY ANSWERED");
        }

        @Test
        void aboutTheCreateItIsLeftForLater() {
            misbehave(WeChatOperation.CREATE, CallFault.TIMEOUT_BEFORE_EFFECT);
            var payNo = create().payNo();

            assertThat(close()).isEqualTo(Outcome.UNKNOWN);

            assertThat(payment(payNo).status()).isEqualTo("PAYING");
        }
    }

    @Nested
    class LateSuccess {

        @Test
        void afterTheCloseRepairsTheOrderAndIsAnnouncedAllTheSame() {
            var payNo = create().payNo();
            // Closed here although the channel never was: as a fault in between would leave it.
            database.sql("""
                            UPDATE payment_order SET business_status = 'CLOSED', channel_status = 'CLOSED', next_query_at = NULL
                            WHERE pay_no = ?""").param(payNo).update();

            weChat.pay(payNo);

            awaitStatus(payNo, "PAID");
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(issues(payNo)).containsExactly("LATE_SUCCESS CLOSED");
            assertThat(database.sql("""
                                    SELECT CONCAT(field, ' ', value_before, '>', value_after, ' by ', operator)
                                    FROM compensation_log WHERE source_id = ? AND issue_id IS NOT NULL ORDER BY id""").param(payNo).query(String.class).list())
                    .containsExactly(
                            "business_status CLOSED>PAID by payment-service",
                            "channel_status CLOSED>SUCCESS by payment-service");
        }

        @Test
        void ofAWrongAmountStaysClosedAndIsAMatterForAPerson() {
            var payNo = create().payNo();
            database.sql("""
                            UPDATE payment_order SET business_status = 'CLOSED', channel_status = 'CLOSED', next_query_at = NULL
                            WHERE pay_no = ?""").param(payNo).update();

            weChat.pay(payNo, 1);

            await().untilAsserted(() -> assertThat(issues(payNo)).containsExactly("AMOUNT_MISMATCH OPEN"));
            assertThat(payment(payNo).status()).isEqualTo("CLOSED");
        }
    }
}
