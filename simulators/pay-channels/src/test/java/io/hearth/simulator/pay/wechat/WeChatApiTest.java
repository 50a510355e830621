package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.wechat.pay.java.core.exception.ServiceException;
import com.wechat.pay.java.service.payments.app.model.QueryOrderByIdRequest;
import com.wechat.pay.java.service.payments.h5.model.H5Info;
import com.wechat.pay.java.service.payments.h5.model.SceneInfo;
import com.wechat.pay.java.service.payments.jsapi.model.Payer;
import com.wechat.pay.java.service.payments.model.Transaction.TradeStateEnum;
import com.wechat.pay.java.service.payments.model.Transaction.TradeTypeEnum;
import com.wechat.pay.java.service.payments.nativepay.model.PrepayRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WeChatApiTest {

    private static final String NOWHERE = "http://127.0.0.1:1/notify";

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;

    private final String number = Merchant.newNumber();

    @BeforeAll
    static void start() {
        simulator = RunningSimulator.in(folder);
        merchant = simulator.merchant();
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    private static void assertRefused(ThrowingCallable call, int status, String code) {
        assertThatThrownBy(call).asInstanceOf(type(ServiceException.class)).satisfies(refusal -> {
            assertThat(refusal.getErrorCode()).isEqualTo(code);
            assertThat(refusal.getHttpStatusCode()).isEqualTo(status);
            assertThat(refusal.getErrorMessage()).isNotBlank();
        });
    }

    @Nested
    class Ordering {

        @Test
        void byNativeGivesACode() {
            assertThat(merchant.createNative(number, 120_000, NOWHERE)).startsWith("weixin://wxpay/bizpayurl?pr=");
            assertThat(simulator.trade(number).get("state").asString()).isEqualTo("NOTPAY");
        }

        @Test
        void byJsapiGivesAPrepayNumberForThePayer() {
            var amount = new com.wechat.pay.java.service.payments.jsapi.model.Amount();
            amount.setTotal(1);
            var payer = new Payer();
            payer.setOpenid("o-resident");
            var order = new com.wechat.pay.java.service.payments.jsapi.model.PrepayRequest();
            order.setAppid(merchant.keys().appId());
            order.setMchid(merchant.keys().merchantId());
            order.setDescription("采暖费");
            order.setOutTradeNo(number);
            order.setNotifyUrl(NOWHERE);
            order.setAmount(amount);
            order.setPayer(payer);

            assertThat(merchant.jsapi().prepay(order).getPrepayId()).startsWith("wx");

            simulator.pay(number);
            assertThat(merchant.query(number).getTradeType()).isEqualTo(TradeTypeEnum.JSAPI);
            assertThat(merchant.query(number).getPayer().getOpenid()).isEqualTo("o-resident");

            order.setOutTradeNo(Merchant.newNumber());
            order.setPayer(null);
            assertRefused(() -> merchant.jsapi().prepay(order), 400, "PARAM_ERROR");
        }

        @Test
        void byH5GivesAPageOnWhichToPay() {
            var amount = new com.wechat.pay.java.service.payments.h5.model.Amount();
            amount.setTotal(1);
            var scene = new SceneInfo();
            scene.setPayerClientIp("127.0.0.1");
            scene.setH5Info(new H5Info());
            scene.getH5Info().setType("Wap");
            var order = new com.wechat.pay.java.service.payments.h5.model.PrepayRequest();
            order.setAppid(merchant.keys().appId());
            order.setMchid(merchant.keys().merchantId());
            order.setDescription("采暖费");
            order.setOutTradeNo(number);
            order.setNotifyUrl(NOWHERE);
            order.setAmount(amount);
            order.setSceneInfo(scene);

            assertThat(merchant.h5().prepay(order).getH5Url()).startsWith(simulator.url() + "/simulator/wechat/pay/wx");

            order.setOutTradeNo(Merchant.newNumber());
            order.setSceneInfo(null);
            assertRefused(() -> merchant.h5().prepay(order), 400, "PARAM_ERROR");
        }

        @Test
        void byAppGivesAPrepayNumber() {
            var amount = new com.wechat.pay.java.service.payments.app.model.Amount();
            amount.setTotal(1);
            var order = new com.wechat.pay.java.service.payments.app.model.PrepayRequest();
            order.setAppid(merchant.keys().appId());
            order.setMchid(merchant.keys().merchantId());
            order.setDescription("采暖费");
            order.setOutTradeNo(number);
            order.setNotifyUrl(NOWHERE);
            order.setAmount(amount);

            assertThat(merchant.app().prepay(order).getPrepayId()).startsWith("wx");
        }

        @Test
        void againWithTheSameTermsGivesTheSameCode() {
            var first = merchant.createNative(number, 100, NOWHERE);

            assertThat(merchant.createNative(number, 100, NOWHERE)).isEqualTo(first);
        }

        @Test
        void againWithOtherTermsIsRefused() {
            merchant.createNative(number, 100, NOWHERE);

            assertRefused(() -> merchant.createNative(number, 101, NOWHERE), 400, "INVALID_REQUEST");
        }

        @Test
        void againByAnotherMethodIsRefused() {
            merchant.createNative(number, 1, NOWHERE);
            var amount = new com.wechat.pay.java.service.payments.app.model.Amount();
            amount.setTotal(1);
            var order = new com.wechat.pay.java.service.payments.app.model.PrepayRequest();
            order.setAppid(merchant.keys().appId());
            order.setMchid(merchant.keys().merchantId());
            order.setDescription("2026-2027采暖费");
            order.setOutTradeNo(number);
            order.setNotifyUrl(NOWHERE);
            order.setAmount(amount);

            assertRefused(() -> merchant.app().prepay(order), 403, "OUT_TRADE_NO_USED");
        }

        @Test
        void ofWhatIsPaidIsRefused() {
            merchant.createNative(number, 100, NOWHERE);
            simulator.pay(number);

            assertRefused(() -> merchant.createNative(number, 100, NOWHERE), 400, "ORDERPAID");
        }

        @Test
        void ofWhatIsClosedIsRefused() {
            merchant.createNative(number, 100, NOWHERE);
            merchant.close(number);

            assertRefused(() -> merchant.createNative(number, 100, NOWHERE), 400, "ORDER_CLOSED");
        }

        @ParameterizedTest
        @MethodSource("io.hearth.simulator.pay.wechat.WeChatApiTest#mistakes")
        void withAWrongFieldIsRefused(Consumer<PrepayRequest> mistake) {
            var order = merchant.order(number, 100, NOWHERE);
            mistake.accept(order);

            assertRefused(() -> merchant.nativePay().prepay(order), 400, "PARAM_ERROR");
        }

        @Test
        void forAnotherAppIsRefused() {
            var order = merchant.order(number, 100, NOWHERE);
            order.setAppid("wx0000000000000000");

            assertRefused(() -> merchant.nativePay().prepay(order), 400, "APPID_MCHID_NOT_MATCH");
        }
    }

    static Stream<Named<Consumer<PrepayRequest>>> mistakes() {
        return Stream.of(
                Named.of("a short number", order -> order.setOutTradeNo("A1234")),
                Named.of("a long number", order -> order.setOutTradeNo("A".repeat(33))),
                Named.of("a character not allowed", order -> order.setOutTradeNo("ORDER/1")),
                Named.of("no number", order -> order.setOutTradeNo(null)),
                Named.of("no money", order -> order.getAmount().setTotal(0)),
                Named.of("less than no money", order -> order.getAmount().setTotal(-1)),
                Named.of("no amount", order -> order.setAmount(null)),
                Named.of("another currency", order -> order.getAmount().setCurrency("USD")),
                Named.of("no description", order -> order.setDescription(null)),
                Named.of("a long description", order -> order.setDescription("采".repeat(128))),
                Named.of("a long attachment", order -> order.setAttach("a".repeat(129))),
                Named.of("no address", order -> order.setNotifyUrl(null)),
                Named.of("half an address", order -> order.setNotifyUrl("/notify")),
                Named.of("an address with a query", order -> order.setNotifyUrl("https://a.example/n?x=1")),
                Named.of("no address at all", order -> order.setNotifyUrl("http://a b")),
                Named.of("an end in the past", order -> order.setTimeExpire("2020-01-01T00:00:00+08:00")),
                Named.of("an end that is no time", order -> order.setTimeExpire("tomorrow")),
                Named.of("another merchant", order -> order.setMchid("1900000001")));
    }

    @Nested
    class Asking {

        @Test
        void afterAnOpenOrder() {
            merchant.createNative(number, 100, NOWHERE);

            var trade = merchant.query(number);

            assertThat(trade.getTradeState()).isEqualTo(TradeStateEnum.NOTPAY);
            assertThat(trade.getTransactionId()).isNull();
            assertThat(trade.getAmount().getTotal()).isEqualTo(100);
        }

        @Test
        void afterAPaidOrderByBothNumbers() {
            var order = merchant.order(number, 120_050, NOWHERE);
            order.setAttach("户号 0001");
            merchant.nativePay().prepay(order);
            simulator.pay(number);

            var trade = merchant.query(number);

            assertThat(trade.getTradeState()).isEqualTo(TradeStateEnum.SUCCESS);
            assertThat(trade.getTransactionId()).matches("4200\\d{24}");
            assertThat(trade.getAttach()).isEqualTo("户号 0001");
            assertThat(trade.getAmount().getTotal()).isEqualTo(120_050);
            assertThat(trade.getAmount().getPayerTotal()).isEqualTo(120_050);
            assertThat(trade.getSuccessTime()).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+08:00");
            var byId = new QueryOrderByIdRequest();
            byId.setMchid(merchant.keys().merchantId());
            byId.setTransactionId(trade.getTransactionId());
            assertThat(merchant.app().queryOrderById(byId).getOutTradeNo()).isEqualTo(number);
        }

        @Test
        void afterAnOrderThatNeverWas() {
            assertRefused(() -> merchant.query(number), 404, "ORDER_NOT_EXIST");
        }

        @Test
        void worksForNumbersWithEveryCharacterAllowed() {
            var odd = "*_-" + number;
            merchant.createNative(odd, 100, NOWHERE);

            assertThat(merchant.query(odd).getOutTradeNo()).isEqualTo(odd);
        }
    }

    @Nested
    class Closing {

        @Test
        void endsAnOpenOrderForThePayerToo() {
            merchant.createNative(number, 100, NOWHERE);

            merchant.close(number);

            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.CLOSED);
            assertThat(simulator
                            .post("/simulator/wechat/trades/" + number + "/pay", "{}")
                            .body())
                    .contains("ORDER_CLOSED");
        }

        @Test
        void twiceChangesNothing() {
            merchant.createNative(number, 100, NOWHERE);
            merchant.close(number);

            merchant.close(number);

            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.CLOSED);
        }

        @Test
        void isRefusedWhenPaid() {
            merchant.createNative(number, 100, NOWHERE);
            simulator.pay(number);

            assertRefused(() -> merchant.close(number), 400, "ORDERPAID");
        }

        @Test
        void ofAnOrderThatNeverWasIsRefused() {
            assertRefused(() -> merchant.close(number), 404, "ORDER_NOT_EXIST");
        }
    }

    @Nested
    class Paying {

        @Test
        void cannotHappenTwice() {
            merchant.createNative(number, 100, NOWHERE);
            simulator.pay(number);

            var again = simulator.post("/simulator/wechat/trades/" + number + "/pay", "{}");

            assertThat(again.statusCode()).isEqualTo(400);
            assertThat(again.body()).contains("ORDERPAID");
        }

        @Test
        void canFailAndBeTriedAgain() {
            merchant.createNative(number, 100, NOWHERE);

            simulator.post("/simulator/wechat/trades/" + number + "/payer-fails", "");

            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.NOTPAY);
            assertThat(simulator.trade(number).get("payerFailures").asInt()).isEqualTo(1);
            simulator.pay(number);
            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.SUCCESS);
        }

        @Test
        void anotherAmountShowsInEveryAnswer() {
            merchant.createNative(number, 100, NOWHERE);

            simulator.post("/simulator/wechat/trades/" + number + "/pay", "{\"payer\":\"o-1\",\"amountFen\":99}");

            assertThat(merchant.query(number).getAmount().getTotal()).isEqualTo(99);
            assertThat(merchant.query(number).getPayer().getOpenid()).isEqualTo("o-1");
        }

        @Test
        void afterTheEndIsRefused() {
            var order = merchant.order(number, 100, NOWHERE);
            var end = Instant.now().plus(4, ChronoUnit.SECONDS);
            order.setTimeExpire(end.atOffset(ZoneOffset.ofHours(8)).toString());
            merchant.nativePay().prepay(order);

            Awaitility.await().until(() -> Instant.now().isAfter(end));

            assertThat(simulator
                            .post("/simulator/wechat/trades/" + number + "/pay", "{}")
                            .body())
                    .contains("支付有效期");
        }
    }

    @Nested
    class Signatures {

        @Test
        void ofAnImpostorAreRefused() {
            var impostor = Merchant.impostor(RunningSimulator.keysIn(folder), simulator.url());

            assertRefused(() -> impostor.createNative(number, 100, NOWHERE), 401, "SIGN_ERROR");
            assertRefused(() -> merchant.query(number), 404, "ORDER_NOT_EXIST");
        }

        @Test
        void areNeeded() {
            var answer = simulator.get("/v3/pay/transactions/out-trade-no/" + number + "?mchid=1900000109");

            assertThat(answer.statusCode()).isEqualTo(401);
            assertThat(answer.body()).contains("SIGN_ERROR");
            assertThat(answer.headers().firstValue("Request-ID")).isPresent();
        }
    }
}
