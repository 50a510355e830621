package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.wechat.pay.java.service.payments.model.Transaction.TradeStateEnum;
import com.wechat.pay.java.service.refund.model.QueryByOutRefundNoRequest;
import com.wechat.pay.java.service.refund.model.Status;
import io.hearth.simulator.pay.PayChannelsSimulator;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a process of its own, because only a process can be killed. */
class RestartTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    private final String number = Merchant.newNumber();
    private CallbackServer callbacks;
    private Process simulator;
    private int port;

    @BeforeEach
    void start() throws IOException {
        callbacks = new CallbackServer();
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        simulator = run();
    }

    @AfterEach
    void stop() {
        simulator.destroyForcibly();
        callbacks.close();
    }

    private Process run() throws IOException {
        var process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        PayChannelsSimulator.class.getName(),
                        "--server.port=" + port,
                        "--hearth.simulator.data=" + folder.resolve("data"),
                        "--hearth.simulator.wechat.keys=" + folder.resolve("keys"),
                        "--hearth.simulator.wechat.refund-takes=2s"))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        await().atMost(Duration.ofMinutes(2))
                .ignoreExceptions()
                .until(() -> get("/actuator/health").statusCode() == 200);
        return process;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return HTTP.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private void pay() throws IOException, InterruptedException {
        var answer = HTTP.send(
                HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:" + port + "/simulator/wechat/trades/" + number + "/pay"))
                        .POST(HttpRequest.BodyPublishers.noBody())
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }

    private void killAndRunAgain() throws IOException, InterruptedException {
        simulator.destroyForcibly().waitFor();
        simulator = run();
    }

    private Merchant merchant() {
        return new Merchant(folder.resolve("keys"), URI.create("http://127.0.0.1:" + port), Merchant.PATIENCE);
    }

    @Test
    void afterAKillNothingThatWasAnsweredIsForgotten() throws Exception {
        callbacks.answer(500);
        merchant().createNative(number, 100, callbacks.url());
        pay();
        merchant().refund(number, number, 40, 100, callbacks.url());

        var before = notices("TRANSACTION.SUCCESS").size();

        killAndRunAgain();

        assertThat(merchant().query(number).getTradeState()).isEqualTo(TradeStateEnum.REFUND);
        var refund = new QueryByOutRefundNoRequest();
        refund.setOutRefundNo(number);
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertThat(
                                merchant().refunds().queryByOutRefundNo(refund).getStatus())
                        .isEqualTo(Status.SUCCESS));
        await().atMost(Duration.ofSeconds(60)).untilAsserted(() -> {
            assertThat(notices("TRANSACTION.SUCCESS")).hasSizeGreaterThan(before);
            assertThat(notices("REFUND.SUCCESS")).isNotEmpty();
        });
        assertThat(Set.copyOf(notices("TRANSACTION.SUCCESS")))
                .as("one id for one event, also over a kill")
                .hasSize(1);
        assertThat(Set.copyOf(notices("REFUND.SUCCESS"))).hasSize(1);
    }

    private List<String> notices(String eventType) {
        return callbacks.received().stream()
                .filter(notice -> notice.eventType().equals(eventType))
                .map(CallbackServer.Received::id)
                .toList();
    }
}
