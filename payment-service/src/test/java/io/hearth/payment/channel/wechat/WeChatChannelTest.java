package io.hearth.payment.channel.wechat;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.hearth.money.Money;
import io.hearth.payment.channel.CloseOutcome;
import io.hearth.payment.channel.CreateOutcome;
import io.hearth.payment.channel.Notification;
import io.hearth.payment.channel.QueryOutcome;
import io.hearth.payment.channel.RawNotification;
import io.hearth.payment.order.PayMethod;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.PaymentTerms;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.Signature;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What somebody on the way answers who is not WeChat Pay: it must never be taken for a word of the channel's. */
class WeChatChannelTest {

    @TempDir
    static Path folder;

    private final CountDownLatch over = new CountDownLatch(1);
    private HttpServer somebody;

    @BeforeEach
    void listen() throws IOException {
        WeChatKeys.readOrCreate(folder.resolve("keys"));
        somebody = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        somebody.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        somebody.start();
    }

    @AfterEach
    void leave() {
        over.countDown();
        somebody.stop(0);
    }

    private WeChatChannel channel() {
        var settings = new WeChatSettings(
                URI.create("http://127.0.0.1:" + somebody.getAddress().getPort()),
                URI.create("http://127.0.0.1/api/pay/notify/wechat"),
                folder.resolve("keys"),
                Duration.ofMillis(500),
                Duration.ofMillis(500));
        return new WeChatChannel(settings, JsonMapper.shared(), Clock.systemUTC());
    }

    private void answers(int status, String body) {
        somebody.createContext("/", exchange -> {
            var bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private static PaymentOrder order() {
        var now = Instant.parse("2026-11-03T04:00:00Z");
        var terms = new PaymentTerms(
                "WECHAT",
                PayMethod.NATIVE,
                new Money(100),
                "采暖费",
                Optional.empty(),
                Optional.empty(),
                now.plusSeconds(1800));
        return PaymentOrder.created("P2026110300000001", "C1", "H1", terms, now).sending();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | {\"code_url\":\"weixin://x\",\"trade_state\":\"SUCCESS\"}",
                "200 | <html>",
                "204 | ''",
                "302 | ''",
                "400 | {\"code\":\"PARAM_ERROR\",\"message\":\"x\"}",
                "401 | {\"code\":\"SIGN_ERROR\",\"message\":\"x\"}",
                "404 | {\"code\":\"ORDER_NOT_EXIST\",\"message\":\"x\"}",
                "500 | {\"code\":\"SYSTEM_ERROR\",\"message\":\"x\"}",
                "502 | <html>"
            })
    void withoutASignatureSaysNothing(int status, String body) {
        answers(status, body);

        assertThat(channel().create(order())).isInstanceOf(CreateOutcome.Unknown.class);
        assertThat(channel().query(order())).isInstanceOf(QueryOutcome.Unknown.class);
        assertThat(channel().close(order())).isInstanceOf(CloseOutcome.Unknown.class);
    }

    @Test
    void thatTakesTooLongSaysNothing() {
        somebody.createContext("/", exchange -> {
            try (exchange) {
                over.await(10, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });

        assertThat(channel().create(order())).isInstanceOf(CreateOutcome.Unknown.class);
        assertThat(channel().query(order())).isInstanceOf(QueryOutcome.Unknown.class);
    }

    @Test
    void thatHangsUpSaysNothing() {
        somebody.createContext("/", exchange -> exchange.close());

        assertThat(channel().create(order())).isInstanceOf(CreateOutcome.Unknown.class);
        assertThat(channel().close(order())).isInstanceOf(CloseOutcome.Unknown.class);
    }

    @Test
    void thatIsNotThereSaysNothing() {
        var channel = channel();
        somebody.stop(0);

        assertThat(channel.create(order())).isInstanceOf(CreateOutcome.Unknown.class);
        assertThat(channel.query(order())).isInstanceOf(QueryOutcome.Unknown.class);
    }

    @Test
    void aSignatureIsGoodForFiveMinutes() throws Exception {
        var channel = channel();
        var now = Instant.now();

        assertThat(channel.read(signed(now.minusSeconds(240)))).isInstanceOf(Notification.Genuine.class);
        assertThat(channel.read(signed(now.minusSeconds(360)))).isInstanceOf(Notification.Forged.class);
        assertThat(channel.read(signed(now.plusSeconds(360)))).isInstanceOf(Notification.Forged.class);
    }

    private static RawNotification signed(Instant at) throws Exception {
        var keys = WeChatKeys.readOrCreate(folder.resolve("keys"));
        var body = "{\"id\":\"1\",\"event_type\":\"TRANSACTION.SUCCESS\"}";
        var signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(keys.platformPrivateKey());
        signature.update((at.getEpochSecond() + "\nx\n" + body + "\n").getBytes(StandardCharsets.UTF_8));
        return new RawNotification(
                Map.of(
                        "wechatpay-serial", keys.platformPublicKeyId(),
                        "wechatpay-nonce", "x",
                        "wechatpay-timestamp", String.valueOf(at.getEpochSecond()),
                        "wechatpay-signature", Base64.getEncoder().encodeToString(signature.sign()),
                        "wechatpay-signature-type", "WECHATPAY2-SHA256-RSA2048"),
                body);
    }
}
