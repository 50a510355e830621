package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.payment.api.CreatePayment;
import io.hearth.payment.api.PaymentView;
import io.hearth.simulator.fault.CallFault;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.test.Doors;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.MediaType;

class CreateTest extends PaymentStory {

    private CreatePayment order(String method, @Nullable String clientIp, @Nullable String openid) {
        var order = order();
        return new CreatePayment(
                order.chargeOrderNo(),
                order.customerNo(),
                order.amountFen(),
                "WECHAT",
                method,
                order.description(),
                clientIp,
                openid,
                order.expiresAt());
    }

    @Nested
    class Asking {

        @Test
        void givesWhatThePayerNeeds() {
            var payment = create();

            assertThat(payment.payNo()).matches("P\\d{16}").hasSizeLessThanOrEqualTo(32);
            assertThat(payment.status()).isEqualTo("PAYING");
            assertThat(payment.channelStatus()).isEqualTo("PROCESSING");
            assertThat(payment.pay().get("codeUrl")).startsWith("weixin://");
            assertThat(weChat.trade(payment.payNo()).get("amountFen").asLong()).isEqualTo(AMOUNT_FEN);
        }

        @Test
        void givesASignedOrderInsideWeChat() {
            var payment =
                    body(asked(order("JSAPI", null, "o-payer")).expectStatus().isOk(), PaymentView.class);

            assertThat(payment.pay())
                    .containsOnlyKeys("prepayId", "appId", "timeStamp", "nonceStr", "package", "signType", "paySign")
                    .containsEntry("package", "prepay_id=" + payment.pay().get("prepayId"));
        }

        @Test
        void givesAPageForABrowser() {
            var payment =
                    body(asked(order("H5", "203.0.113.7", null)).expectStatus().isOk(), PaymentView.class);

            assertThat(payment.pay().get("h5Url")).startsWith("http");
        }

        @Test
        void givesASignedOrderForAnApp() {
            var payment = body(asked(order("APP", null, null)).expectStatus().isOk(), PaymentView.class);

            assertThat(payment.pay()).containsKeys("prepayId", "partnerId", "sign");
        }

        @Test
        void againGivesTheSamePaymentAndSendsNothing() {
            var first = create();

            assertThat(create()).isEqualTo(first);
            assertThat(calls(first.payNo())).containsExactly("CREATE ANSWERED");
        }

        @Test
        void eightTimesAtOnceMakesOnePaymentAndOneCreate() {
            var answers = Stream.generate(() -> CompletableFuture.supplyAsync(() -> create()))
                    .limit(8)
                    .toList();

            var payNos = answers.stream()
                    .map(CompletableFuture::join)
                    .map(PaymentView::payNo)
                    .distinct()
                    .toList();
            assertThat(payNos).hasSize(1);
            assertThat(calls(payNos.getFirst())).containsExactly("CREATE ANSWERED");
            assertThat(count("SELECT COUNT(*) FROM payment_order WHERE charge_order_no = ?", chargeOrderNo))
                    .isEqualTo(1);
        }
    }

    @Nested
    class Refusing {

        @Test
        void anotherAmountForTheSameOrder() {
            var first = create();
            var order = order();

            asked(new CreatePayment(
                            order.chargeOrderNo(),
                            order.customerNo(),
                            AMOUNT_FEN + 1,
                            "WECHAT",
                            "NATIVE",
                            order.description(),
                            null,
                            null,
                            order.expiresAt()))
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("PAYMENT_DIFFERS");
            assertThat(calls(first.payNo())).hasSize(1);
        }

        @Test
        void anOrderWhoseTimeIsOver() {
            var order = order();

            asked(new CreatePayment(
                            order.chargeOrderNo(),
                            order.customerNo(),
                            AMOUNT_FEN,
                            "WECHAT",
                            "NATIVE",
                            order.description(),
                            null,
                            null,
                            Instant.now().minusSeconds(1)))
                    .expectStatus()
                    .isEqualTo(409)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("PAYMENT_EXPIRED");
        }

        @ParameterizedTest
        @CsvSource({"JSAPI, payerOpenid", "H5, clientIp"})
        void aMethodThatNeedsToKnowMoreOfThePayer(String method, String field) {
            asked(order(method, null, null))
                    .expectStatus()
                    .isEqualTo(422)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("PAYER_INCOMPLETE")
                    .jsonPath("$.errors[0].field")
                    .isEqualTo(field);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "\"amountFen\": 0 | 422",
                    "\"amountFen\": -1 | 422",
                    "\"amountFen\": 1.5 | 422",
                    "\"amountFen\": 2000000001 | 422",
                    "\"amountFen\": 1, \"surprise\": 1 | 422"
                })
        void whatMakesNoSense(String fields, int status) {
            Doors.service(port, "charge-service")
                    .post()
                    .uri("/internal/payments")
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("""
                            {"chargeOrderNo": "%s", "customerNo": "H1", "channel": "WECHAT", "method": "NATIVE",
                             "description": "x", "expiresAt": "2036-01-01T00:00:00Z", %s}""".formatted(chargeOrderNo, fields))
                    .exchange()
                    .expectStatus()
                    .isEqualTo(status);
            assertThat(count("SELECT COUNT(*) FROM payment_order WHERE charge_order_no = ?", chargeOrderNo))
                    .isZero();
        }

        @Test
        void aChannelThatThereIsNot() {
            var order = order();

            asked(new CreatePayment(
                            order.chargeOrderNo(),
                            order.customerNo(),
                            AMOUNT_FEN,
                            "CARRIER_PIGEON".substring(0, 14),
                            "NATIVE",
                            order.description(),
                            null,
                            null,
                            order.expiresAt()))
                    .expectStatus()
                    .isEqualTo(422)
                    .expectBody()
                    .jsonPath("$.code")
                    .isEqualTo("CHANNEL_NOT_SUPPORTED");
        }
    }

    @Nested
    class WithoutAnAnswer {

        @ParameterizedTest
        @EnumSource(
                value = CallFault.class,
                names = {"TIMEOUT_AFTER_EFFECT", "WRONG_SIGNATURE", "GARBAGE_BODY"})
        void thoughTheChannelHeardIsUnknownAndFoundByQuery(CallFault fault) {
            misbehave(WeChatOperation.CREATE, fault);
            var payment = create();
            assertThat(payment.channelStatus()).isEqualTo("UNKNOWN");
            assertThat(payment.status()).isEqualTo("PAYING");
            assertThat(payment.pay()).isEmpty();

            assertThat(create().channelStatus()).isEqualTo("PROCESSING");

            assertThat(calls(payment.payNo())).containsExactly("CREATE NO_ANSWER", "QUERY ANSWERED");
            weChat.pay(payment.payNo());
            awaitStatus(payment.payNo(), "PAID");
            assertThat(announcements(payment.payNo())).isEqualTo(1);
        }

        @ParameterizedTest
        @EnumSource(
                value = CallFault.class,
                names = {"TIMEOUT_BEFORE_EFFECT", "HTTP_500", "HTTP_503"})
        void fromAChannelThatDidNotHearIsSentAgainOnlyAfterAQuerySaidSo(CallFault fault) {
            misbehave(WeChatOperation.CREATE, fault);
            var payment = create();
            assertThat(payment.channelStatus()).isEqualTo("UNKNOWN");

            var again = create();

            assertThat(again.payNo()).isEqualTo(payment.payNo());
            assertThat(again.pay().get("codeUrl")).startsWith("weixin://");
            assertThat(calls(payment.payNo())).containsExactly("CREATE NO_ANSWER", "QUERY ANSWERED", "CREATE ANSWERED");
        }

        @Test
        void isNotSentAgainWhileTheQueryIsNotAnsweredEither() {
            misbehave(WeChatOperation.CREATE, CallFault.TIMEOUT_BEFORE_EFFECT);
            misbehave(WeChatOperation.QUERY, CallFault.HTTP_500);
            var payment = create();

            assertThat(create().channelStatus()).isEqualTo("UNKNOWN");

            assertThat(calls(payment.payNo())).containsExactly("CREATE NO_ANSWER", "QUERY NO_ANSWER");
        }

        @Test
        void becauseTheProcessDiedIsFoundOutWhenItsLeaseIsOver() {
            var payment = create();
            // As a process leaves it that was killed while it waited for the answer.
            database.sql("UPDATE channel_request SET status = 'OPEN', ended_at = NULL, answer = NULL WHERE pay_no = ?")
                    .param(payment.payNo())
                    .update();
            assertThat(create().pay()).isEmpty();
            assertThat(calls(payment.payNo())).containsExactly("CREATE OPEN");

            database.sql("UPDATE channel_request SET sent_at = sent_at - INTERVAL 1 MINUTE WHERE pay_no = ?")
                    .param(payment.payNo())
                    .update();

            assertThat(create().channelStatus()).isEqualTo("PROCESSING");
            assertThat(calls(payment.payNo())).containsExactly("CREATE NO_ANSWER", "QUERY ANSWERED");
        }

        @Test
        void isWaitedForUntilExpiryAndGraceAreOver() {
            misbehave(WeChatOperation.CREATE, CallFault.TIMEOUT_BEFORE_EFFECT);
            var payNo = create().payNo();

            expiredSince(payNo, Duration.ofMinutes(4));
            staffAsks(payNo);
            assertThat(payment(payNo).channelStatus()).isEqualTo("UNKNOWN");

            expiredSince(payNo, Duration.ofMinutes(6));
            queryIsDue(payNo);
            awaitStatus(payNo, "CLOSED");
            assertThat(calls(payNo)).containsExactly("CREATE NO_ANSWER", "QUERY ANSWERED", "QUERY ANSWERED");
        }

        @Test
        void isAMatterForAPersonWhenTheChannelStaysSilent() {
            misbehave(WeChatOperation.CREATE, CallFault.TIMEOUT_BEFORE_EFFECT);
            var payNo = create().payNo();
            misbehave(WeChatOperation.QUERY, CallFault.HTTP_503);

            expiredSince(payNo, Duration.ofMinutes(6));
            staffAsks(payNo);

            assertThat(payment(payNo).channelStatus()).isEqualTo("UNKNOWN");
            assertThat(issues(payNo)).containsExactly("CHANNEL_QUERY_FAILED OPEN");
        }
    }
}
