package io.hearth.simulator.pay.wechat;

import static io.hearth.simulator.pay.wechat.RunningSimulator.once;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.awaitility.Awaitility.await;

import com.wechat.pay.java.core.exception.HttpException;
import com.wechat.pay.java.core.exception.MalformedMessageException;
import com.wechat.pay.java.core.exception.ServiceException;
import com.wechat.pay.java.core.exception.ValidationException;
import com.wechat.pay.java.service.payments.model.Transaction;
import com.wechat.pay.java.service.payments.model.Transaction.TradeStateEnum;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class FaultsTest {

    private static final long BEYOND_PATIENCE = 4_000;
    private static final long A_WHILE = 600;

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;
    static Merchant impatient;

    private final String number = Merchant.newNumber();
    private CallbackServer callbacks;

    @BeforeAll
    static void start() {
        simulator = RunningSimulator.in(
                folder, "hearth.simulator.wechat.time-scale=0.01", "hearth.simulator.wechat.fault-seed=20261130");
        merchant = simulator.merchant();
        impatient = simulator.merchantWaiting(Duration.ofSeconds(2));
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    @BeforeEach
    void listen() throws IOException {
        callbacks = new CallbackServer();
    }

    @AfterEach
    void leave() {
        simulator.behave();
        callbacks.close();
    }

    @Nested
    class ACall {

        @Test
        void isLostBeforeItTakesEffect() {
            simulator.misbehave(once("CREATE", "TIMEOUT_BEFORE_EFFECT", number, BEYOND_PATIENCE));

            assertThatThrownBy(() -> impatient.createNative(number, 100, callbacks.url()))
                    .isInstanceOf(HttpException.class);
            assertThatThrownBy(() -> merchant.query(number))
                    .asInstanceOf(type(ServiceException.class))
                    .returns("ORDER_NOT_EXIST", ServiceException::getErrorCode);
        }

        @Test
        void isLostAfterItTookEffect() {
            simulator.misbehave(once("CREATE", "TIMEOUT_AFTER_EFFECT", number, BEYOND_PATIENCE));

            assertThatThrownBy(() -> impatient.createNative(number, 100, callbacks.url()))
                    .isInstanceOf(HttpException.class);
            await().ignoreExceptions().until(() -> merchant.query(number).getTradeState() == TradeStateEnum.NOTPAY);
        }

        @Test
        void isAnsweredByAGatewayWhenTheCallerWaitsLongEnough() {
            simulator.misbehave(once("CREATE", "TIMEOUT_AFTER_EFFECT", number, 1));

            assertThatThrownBy(() -> merchant.createNative(number, 100, callbacks.url()))
                    .asInstanceOf(type(ServiceException.class))
                    .returns(504, ServiceException::getHttpStatusCode);
        }

        @Test
        void isSlow() {
            simulator.misbehave(once("CREATE", "SLOW", number, A_WHILE));
            var before = System.nanoTime();

            merchant.createNative(number, 100, callbacks.url());

            assertThat(Duration.ofNanos(System.nanoTime() - before)).isGreaterThanOrEqualTo(Duration.ofMillis(A_WHILE));
        }

        @ParameterizedTest
        @CsvSource({"HTTP_500, 500", "HTTP_503, 503"})
        void breaksDownWithoutEffect(String kind, int status) {
            simulator.misbehave(once("CREATE", kind, number));

            assertThatThrownBy(() -> merchant.createNative(number, 100, callbacks.url()))
                    .asInstanceOf(type(ServiceException.class))
                    .returns(status, ServiceException::getHttpStatusCode);
            assertThatThrownBy(() -> merchant.query(number)).isInstanceOf(ServiceException.class);
            merchant.createNative(number, 100, callbacks.url());
        }

        @Test
        void isAnsweredUnderAWrongSignature() {
            simulator.misbehave(once("CREATE", "WRONG_SIGNATURE", number));

            assertThatThrownBy(() -> merchant.createNative(number, 100, callbacks.url()))
                    .isInstanceOf(ValidationException.class);
            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.NOTPAY);
        }

        @Test
        void isAnsweredWithGarbage() {
            simulator.misbehave(once("CREATE", "GARBAGE_BODY", number));

            assertThatThrownBy(() -> merchant.createNative(number, 100, callbacks.url()))
                    .isInstanceOf(MalformedMessageException.class);
            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.NOTPAY);
        }

        @Test
        void ofEachKindCanBeMeant() {
            merchant.createNative(number, 100, callbacks.url());
            simulator.misbehave(once("QUERY", "HTTP_500", number));
            simulator.misbehave(once("CLOSE", "WRONG_SIGNATURE", number));
            simulator.misbehave(once("REFUND", "HTTP_503", number));

            assertThatThrownBy(() -> merchant.query(number)).isInstanceOf(ServiceException.class);
            simulator.pay(number);
            assertThatThrownBy(() -> merchant.refund(number, number, 1, 100, callbacks.url()))
                    .asInstanceOf(type(ServiceException.class))
                    .returns(503, ServiceException::getHttpStatusCode);
            var other = Merchant.newNumber();
            merchant.createNative(other, 100, callbacks.url());
            simulator.misbehave(once("CLOSE", "WRONG_SIGNATURE", other));
            assertThatThrownBy(() -> merchant.close(other)).isInstanceOf(ValidationException.class);
            assertThat(merchant.query(other).getTradeState()).isEqualTo(TradeStateEnum.CLOSED);
        }
    }

    @Nested
    class ANotice {

        @BeforeEach
        void anOrder() {
            merchant.createNative(number, 100, callbacks.url());
        }

        private void payAndAwait(String state) {
            simulator.pay(number);
            await().untilAsserted(
                            () -> assertThat(simulator.noticeStates(number)).containsExactly(state));
        }

        private Transaction told(int index) {
            return callbacks.received().get(index).contents(merchant.notifications(), Transaction.class);
        }

        @Test
        void isLost() {
            simulator.misbehave(once("NOTIFY", "LOSE", number));

            payAndAwait("LOST");

            assertThat(callbacks.received()).isEmpty();
        }

        @Test
        void comesTwice() {
            simulator.misbehave(once("NOTIFY", "TWICE", number));

            payAndAwait("ACCEPTED");

            assertThat(callbacks.received()).hasSize(2);
            assertThat(callbacks.received().get(0).id())
                    .isEqualTo(callbacks.received().get(1).id());
        }

        @Test
        void comesTenTimesAtOnce() {
            simulator.misbehave(once("NOTIFY", "TEN_AT_ONCE", number));

            payAndAwait("ACCEPTED");

            assertThat(callbacks.received())
                    .hasSize(10)
                    .extracting(CallbackServer.Received::id)
                    .containsOnly(callbacks.received().getFirst().id());
        }

        @Test
        void isLate() {
            simulator.misbehave(once("NOTIFY", "DELAY", number, A_WHILE));
            var before = Instant.now();

            payAndAwait("ACCEPTED");

            assertThat(callbacks.received())
                    .singleElement()
                    .satisfies(notice -> assertThat(Duration.between(before, notice.at()))
                            .isGreaterThanOrEqualTo(Duration.ofMillis(A_WHILE)));
        }

        @Test
        void tellsAnotherAmountUnderAnIdOfItsOwn() {
            simulator.misbehave(once("NOTIFY", "WRONG_AMOUNT", number));
            callbacks.answer(500);

            payAndAwait("ACCEPTED");

            assertThat(told(0).getAmount().getTotal()).isEqualTo(101);
            assertThat(told(1).getAmount().getTotal()).isEqualTo(100);
            assertThat(callbacks.received().get(0).id())
                    .isNotEqualTo(callbacks.received().get(1).id());
            assertThat(merchant.query(number).getAmount().getTotal()).isEqualTo(100);
        }

        @Test
        void tellsOfAnUnknownOrder() {
            simulator.misbehave(once("NOTIFY", "UNKNOWN_ORDER", number));

            payAndAwait("ACCEPTED");

            assertThat(told(0).getOutTradeNo()).startsWith("UNKNOWN").isNotEqualTo(number);
        }

        @Test
        void isForged() {
            simulator.misbehave(once("NOTIFY", "FORGED_SIGNATURE", number));
            callbacks.answer(401);

            payAndAwait("ACCEPTED");

            assertThatThrownBy(() -> told(0)).isInstanceOf(ValidationException.class);
            assertThat(told(1).getOutTradeNo()).isEqualTo(number);
        }

        @Test
        void comesAgainWhenItIsStale() {
            simulator.misbehave(once("NOTIFY", "OUT_OF_ORDER", number, BEYOND_PATIENCE));

            payAndAwait("ACCEPTED");
            merchant.refund(number, number, 100, 100, callbacks.url());

            await().untilAsserted(() -> assertThat(callbacks.received())
                    .extracting(CallbackServer.Received::eventType)
                    .containsExactly("TRANSACTION.SUCCESS", "REFUND.SUCCESS", "TRANSACTION.SUCCESS"));
        }
    }

    @Test
    void aNoticeComesBeforeTheAnswerToTheOrder() {
        simulator.misbehave(once("CREATE", "BEFORE_CREATE_ANSWER", number));

        merchant.createNative(number, 100, callbacks.url());

        assertThat(callbacks.received())
                .as("what had come when the order was answered")
                .singleElement()
                .satisfies(notice -> assertThat(notice.contents(merchant.notifications(), Transaction.class)
                                .getOutTradeNo())
                        .isEqualTo(number));
        assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.SUCCESS);
    }

    @Test
    void callsAtOncePayOneOrderOnce() {
        merchant.createNative(number, 100, callbacks.url());
        var path = "/simulator/wechat/trades/" + number + "/pay";

        var statuses = IntStream.range(0, 8)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                        () -> simulator.post(path, "{}").statusCode()))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();

        assertThat(statuses.stream().filter(status -> status == 200)).hasSize(1);
        await().untilAsserted(() -> assertThat(callbacks.received()).hasSize(1));
    }

    @Nested
    class Orders {

        @Test
        void areListedWithTheSeedAndTakenBack() {
            simulator.misbehave(once("CREATE", "SLOW", number, A_WHILE));

            var shown = JsonMapper.shared()
                    .readTree(simulator.get("/simulator/wechat/faults").body());

            assertThat(shown.get("seed").asLong()).isEqualTo(20261130);
            assertThat(shown.at("/orders/0/kind").asString()).isEqualTo("SLOW");
            assertThat(shown.at("/orders/0/reference").asString()).isEqualTo(number);
            simulator.behave();
            assertThat(simulator.get("/simulator/wechat/faults").body()).contains("\"orders\":[]");
        }

        @Test
        void mayNameTheTradeAsItsMerchantDoes() {
            assertThat(simulator
                            .post(
                                    "/simulator/wechat/faults",
                                    "{\"operation\":\"QUERY\",\"outTradeNo\":\"" + number + "\",\"kind\":\"HTTP_500\"}")
                            .body())
                    .contains("\"reference\":\"" + number + "\"");
        }

        @Test
        void areRefusedWhenTheyMakeNoSense() {
            var answer = simulator.post("/simulator/wechat/faults", "{\"kind\":\"EXPLODE\"}");

            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.body()).contains("EXPLODE", "TEN_AT_ONCE", "WRONG_SIGNATURE");
        }
    }
}
