package io.hearth.simulator.pay.wechat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.wechat.pay.java.core.notification.NotificationParser;
import com.wechat.pay.java.core.notification.RequestParam;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tools.jackson.databind.json.JsonMapper;

/** The merchant's address for notifications: keeps what comes and answers as the test says, 200 by itself. */
final class CallbackServer implements AutoCloseable {

    /** One notification as it came. */
    record Received(Instant at, RequestParam param, String body) {

        String id() {
            return JsonMapper.shared().readTree(body).get("id").asString();
        }

        String eventType() {
            return JsonMapper.shared().readTree(body).get("event_type").asString();
        }

        <T> T contents(NotificationParser parser, Class<T> type) {
            return parser.parse(param, type);
        }
    }

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final Queue<Integer> answers = new ConcurrentLinkedQueue<>();
    private final HttpServer server;

    CallbackServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/notify", this::keep);
        server.setExecutor(threads);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/notify";
    }

    /** The next notifications are answered so, each once. */
    void answer(Integer... statuses) {
        answers.addAll(List.of(statuses));
    }

    List<Received> received() {
        return List.copyOf(received);
    }

    private void keep(HttpExchange exchange) throws IOException {
        var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        var headers = exchange.getRequestHeaders();
        var param = new RequestParam.Builder()
                .serialNumber(headers.getFirst("Wechatpay-Serial"))
                .nonce(headers.getFirst("Wechatpay-Nonce"))
                .signature(headers.getFirst("Wechatpay-Signature"))
                .timestamp(headers.getFirst("Wechatpay-Timestamp"))
                .signType(headers.getFirst("Wechatpay-Signature-Type"))
                .body(body)
                .build();
        received.add(new Received(Instant.now(), param, body));
        var answer = answers.poll();
        exchange.sendResponseHeaders(answer == null ? 200 : answer, -1);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
