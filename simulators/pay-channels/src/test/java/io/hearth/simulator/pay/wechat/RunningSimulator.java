package io.hearth.simulator.pay.wechat;

import io.hearth.simulator.fault.FaultRequest;
import io.hearth.simulator.pay.PayChannelsSimulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The simulator on a free port, with its files in a folder of the test. */
public final class RunningSimulator implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();

    static {
        // A build on a busy machine is slow, not wrong.
        Awaitility.setDefaultTimeout(Duration.ofSeconds(40));
    }

    private final HttpClient http = HttpClient.newHttpClient();
    private final ConfigurableApplicationContext context;
    private final Path folder;

    private RunningSimulator(ConfigurableApplicationContext context, Path folder) {
        this.context = context;
        this.folder = folder;
    }

    /** @param settings as on a command line, without the leading dashes */
    public static RunningSimulator in(Path folder, String... settings) {
        var all = Stream.concat(
                Stream.of(
                        "server.port=0",
                        "logging.level.root=WARN",
                        "hearth.simulator.data=" + folder.resolve("data"),
                        "hearth.simulator.wechat.keys=" + keysIn(folder)),
                Stream.of(settings));
        var context = new SpringApplicationBuilder(PayChannelsSimulator.class)
                .run(all.map(setting -> "--" + setting).toArray(String[]::new));
        return new RunningSimulator(context, folder);
    }

    static Path keysIn(Path folder) {
        return folder.resolve("keys");
    }

    public URI url() {
        return URI.create(
                "http://127.0.0.1:" + context.getEnvironment().getRequiredProperty("local.server.port", Integer.class));
    }

    public Merchant merchant() {
        return merchantWaiting(Merchant.PATIENCE);
    }

    /** A merchant who waits for an answer only so long. */
    public Merchant merchantWaiting(Duration patience) {
        return new Merchant(keysIn(folder), url(), patience);
    }

    /** The trade in the channel's own book. */
    public JsonNode trade(String outTradeNo) {
        return JSON.readTree(get("/simulator/wechat/trades/" + outTradeNo).body());
    }

    public void pay(String outTradeNo) {
        var answer = post("/simulator/wechat/trades/" + outTradeNo + "/pay", "{}");
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.body());
        }
    }

    public void misbehave(FaultRequest order) {
        var answer = post("/simulator/wechat/faults", JSON.writeValueAsString(order));
        if (answer.statusCode() != 201) {
            throw new IllegalStateException(answer.body());
        }
    }

    public void behave() {
        send(HttpRequest.newBuilder(url().resolve("/simulator/wechat/faults")).DELETE());
    }

    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(url().resolve(path)));
    }

    public HttpResponse<String> post(String path, String json) {
        return post(path, json, "application/json");
    }

    public HttpResponse<String> post(String path, String body, String type) {
        return send(HttpRequest.newBuilder(url().resolve(path))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** An order to misbehave once in this way, for one trade. */
    public static FaultRequest once(String operation, String kind, String outTradeNo) {
        return new FaultRequest(operation, outTradeNo, kind, null, null, null);
    }

    /** An order to misbehave once in this way for so long, for one trade. */
    public static FaultRequest once(String operation, String kind, String outTradeNo, long millis) {
        return new FaultRequest(operation, outTradeNo, kind, millis, null, null);
    }

    /** The states of what was told about a trade. */
    public Stream<String> noticeStates(String outTradeNo) {
        return Optional.ofNullable(trade(outTradeNo).get("notices")).stream()
                .flatMap(JsonNode::valueStream)
                .map(notice -> notice.get("state").asString());
    }

    @Override
    public void close() {
        context.close();
    }
}
