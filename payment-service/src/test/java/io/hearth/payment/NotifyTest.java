package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.money.Money;
import io.hearth.outside.OuterDoor;
import io.hearth.payment.api.PaymentView;
import io.hearth.payment.ledger.Facts;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.service.Rounds;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.notice.EarlyNoticeFault;
import io.hearth.simulator.pay.wechat.notice.NoticeFault;
import io.hearth.test.Doors;
import io.micrometer.core.instrument.MeterRegistry;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.MediaType;

class NotifyTest extends PaymentStory {

    @Autowired
    @Qualifier("noticeRounds") Rounds<?> rounds;

    @Autowired
    MeterRegistry metrics;

    @Autowired
    Facts facts;

    @Autowired
    Payments payments;

    private int kept(String payNo) {
        return count("SELECT COUNT(*) FROM notify_inbox WHERE pay_no = ?", payNo);
    }

    private double counted(String outcome) {
        var counter = metrics.find("hearth.payments.notifications")
                .tag("outcome", outcome)
                .counter();
        return counter == null ? 0 : counter.count();
    }

    @Nested
    class Telling {

        @Test
        void ofAPaymentBooksItAndAnnouncesItOnce() {
            var payNo = create().payNo();

            weChat.pay(payNo);

            awaitStatus(payNo, "PAID");
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(payment(payNo).paidAt()).isNotNull();
            assertThat(payment(payNo).pay()).isEmpty();
            assertThat(count(
                            "SELECT COUNT(*) FROM channel_trade WHERE pay_no = ? AND amount_fen = ?",
                            payNo,
                            AMOUNT_FEN))
                    .isEqualTo(1);
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED");
            assertThat(outerDoor.answers())
                    .containsExactly(new OuterDoor.Answer(200, "{\"code\":\"SUCCESS\",\"message\":\"成功\"}"));
        }

        @Test
        void tenTimesAtOnceIsKeptOnceAndBookedOnce() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.TEN_AT_ONCE);

            weChat.pay(payNo);

            awaitStatus(payNo, "PAID");
            await().untilAsserted(() -> assertThat(outerDoor.answers()).hasSize(10));
            assertThat(outerDoor.answers()).allMatch(answer -> answer.status() == 200);
            assertThat(kept(payNo)).isEqualTo(1);
            assertThat(count("SELECT copies FROM notify_inbox WHERE pay_no = ?", payNo))
                    .isEqualTo(10);
            assertThat(announcements(payNo)).isEqualTo(1);
        }

        @Test
        void beforeTheAnswerToTheCreateIsBooked() {
            misbehave(WeChatOperation.CREATE, EarlyNoticeFault.BEFORE_CREATE_ANSWER);

            var payNo = create().payNo();

            awaitStatus(payNo, "PAID");
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(issues(payNo)).isEmpty();
        }

        @Test
        void thatIsLostIsMadeUpForByTheActiveQuery() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.LOSE);
            weChat.pay(payNo);

            queryIsDue(payNo);

            awaitStatus(payNo, "PAID");
            assertThat(kept(payNo)).isZero();
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(calls(payNo)).containsExactly("CREATE ANSWERED", "QUERY ANSWERED");
        }

        @Test
        void afterTheQueryFoundTheMoneyChangesNothing() {
            var payNo = create().payNo();
            rounds.stop();
            try {
                weChat.pay(payNo);
                await().untilAsserted(() -> assertThat(kept(payNo)).isEqualTo(1));
                staffAsks(payNo);
                assertThat(payment(payNo).status()).isEqualTo("PAID");
            } finally {
                rounds.start();
            }

            await().untilAsserted(() -> assertThat(
                            count("SELECT COUNT(*) FROM notify_inbox WHERE pay_no = ? AND status = 'DONE'", payNo))
                    .isEqualTo(1));
            assertThat(announcements(payNo)).isEqualTo(1);
            assertThat(issues(payNo)).isEmpty();
        }

        @Test
        void outlivesAProcessThatDiesBeforeItIsApplied() {
            var payNo = create().payNo();
            rounds.stop();
            try {
                weChat.pay(payNo);
                await().untilAsserted(() -> assertThat(outerDoor.answers()).hasSize(1));
                assertThat(outerDoor.answers().getFirst().status()).isEqualTo(200);
                assertThat(payment(payNo).status()).isEqualTo("PAYING");
                // As a process leaves it that was killed between taking it and applying it.
                database.sql("UPDATE notify_inbox SET attempts = 1 WHERE pay_no = ?")
                        .param(payNo)
                        .update();
            } finally {
                rounds.start();
            }

            awaitStatus(payNo, "PAID");
            assertThat(announcements(payNo)).isEqualTo(1);
        }
    }

    @Nested
    class Refusing {

        @Test
        void whatIsForgedKeepsNothing() {
            var payNo = create().payNo();
            double before = counted("FORGED");
            misbehave(WeChatOperation.NOTIFY, NoticeFault.FORGED_SIGNATURE);

            weChat.pay(payNo);

            await().untilAsserted(() -> assertThat(outerDoor.answers()).isNotEmpty());
            assertThat(outerDoor.answers().getFirst().status()).isEqualTo(401);
            assertThat(outerDoor.answers().getFirst().body()).contains("\"code\":\"FAIL\"");
            assertThat(kept(payNo)).isZero();
            assertThat(payment(payNo).status()).isEqualTo("PAYING");
            assertThat(counted("FORGED")).isEqualTo(before + 1);
        }

        @Test
        void whatCarriesNoSignatureOrNoBody() {
            for (var body : new String[] {"{}", "", "{\"id\":\"1\",\"event_type\":\"TRANSACTION.SUCCESS\"}"}) {
                Doors.stranger(port)
                        .post()
                        .uri("/api/pay/notify/wechat")
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(body)
                        .exchange()
                        .expectStatus()
                        .isEqualTo(401);
            }
        }

        @Test
        void whatCarriesASignatureThatIsNone() {
            Doors.stranger(port)
                    .post()
                    .uri("/api/pay/notify/wechat")
                    .contentType(MediaType.APPLICATION_JSON)
                    .header("Wechatpay-Serial", "1")
                    .header("Wechatpay-Nonce", "1")
                    .header("Wechatpay-Timestamp", "1")
                    .header("Wechatpay-Signature", "*** no base64 ***")
                    .header("Wechatpay-Signature-Type", "WECHATPAY2-SHA256-RSA2048")
                    .body("{\"id\":\"forged\",\"event_type\":\"TRANSACTION.SUCCESS\"}")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(401);
            assertThat(count("SELECT COUNT(*) FROM notify_inbox WHERE notification_id = 'forged'"))
                    .isZero();
        }

        @Test
        void aChannelThatThereIsNot() {
            Doors.stranger(port)
                    .post()
                    .uri("/api/pay/notify/pigeon")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{}")
                    .exchange()
                    .expectStatus()
                    .isNotFound();
        }
    }

    @Nested
    class Contradicting {

        @Test
        void withAnotherAmountIsNotBookedButKeptForAPerson() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.WRONG_AMOUNT);

            weChat.pay(payNo);

            await().untilAsserted(() -> assertThat(issues(payNo)).containsExactly("AMOUNT_MISMATCH OPEN"));
            assertThat(payment(payNo).status()).isEqualTo("PAYING");
            assertThat(announcements(payNo)).isZero();

            queryIsDue(payNo);
            awaitStatus(payNo, "PAID");
        }

        @Test
        void withOneFenOfTwelveHundredYuanIsNotBooked() {
            var payNo = create().payNo();

            weChat.pay(payNo, 1);

            await().untilAsserted(() -> assertThat(issues(payNo)).containsExactly("AMOUNT_MISMATCH OPEN"));
            staffAsks(payNo);
            assertThat(payment(payNo).status()).isEqualTo("PAYING");
            assertThat(announcements(payNo)).isZero();
            assertThat(count("SELECT times_raised FROM consistency_issue WHERE source_id = ?", payNo))
                    .isEqualTo(2);
        }

        @Test
        void ofAnOrderThatNobodyKnowsIsKeptForAPerson() {
            var payNo = create().payNo();
            misbehave(WeChatOperation.NOTIFY, NoticeFault.UNKNOWN_ORDER);
            int before = missing();

            weChat.pay(payNo);

            await().untilAsserted(() -> assertThat(missing()).isEqualTo(before + 1));
            assertThat(payment(payNo).status()).isEqualTo("PAYING");
        }

        @Test
        void withTheTradeOfAnotherOrderIsNotBooked() {
            var first = create().payNo();
            weChat.pay(first);
            awaitStatus(first, "PAID");
            var receipt = payments.existing(first).receipt().orElseThrow();
            var second = body(asked(orderOf(chargeOrderNo + "B")).expectStatus().isOk(), PaymentView.class)
                    .payNo();

            facts.apply(second, new ChannelFact.Paid(Source.PERSON, new Money(AMOUNT_FEN), receipt));

            assertThat(payment(second).status()).isEqualTo("PAYING");
            assertThat(announcements(second)).isZero();
            assertThat(issues(second)).containsExactly("STATE_CONFLICT OPEN");
        }

        private int missing() {
            return count("SELECT COUNT(*) FROM consistency_issue WHERE issue_type = 'MISSING_LOCAL_RECORD'");
        }
    }
}
