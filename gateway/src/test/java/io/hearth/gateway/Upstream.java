package io.hearth.gateway;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/** Whatever service a route leads to: it remembers what reached it. */
final class Upstream implements AutoCloseable {

    /** @param headers by their names, however capitalised */
    record Seen(String method, String target, Map<String, List<String>> headers, int bodyBytes) {

        String header(String name) {
            return String.join(",", headers.getOrDefault(name, List.of()));
        }
    }

    private final HttpServer server;
    private final List<Seen> seen = new CopyOnWriteArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile String keys = "{\"keys\":[]}";

    Upstream() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/oauth2/jwks", exchange -> answer(exchange, keys));
        server.createContext("/", this::take);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    void publishes(String keys) {
        this.keys = keys;
    }

    List<Seen> seen() {
        return List.copyOf(seen);
    }

    Seen last() {
        return seen.getLast();
    }

    void forget() {
        seen.clear();
    }

    private void take(HttpExchange exchange) throws IOException {
        var headers = new TreeMap<String, List<String>>(String.CASE_INSENSITIVE_ORDER);
        headers.putAll(exchange.getRequestHeaders());
        int bytes = exchange.getRequestBody().readAllBytes().length;
        var target = exchange.getRequestURI().toString();
        seen.add(new Seen(exchange.getRequestMethod(), target, headers, bytes));
        if (target.endsWith("/silence")) {
            waitForTheEnd();
        }
        answer(
                exchange,
                target.equals("/v3/api-docs")
                        ? "{\"openapi\":\"3.1.0\",\"servers\":[{\"url\":\"http://127.0.0.1:8104\"}],\"paths\":{}}"
                        : "{\"reached\":true}");
    }

    private void waitForTheEnd() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(HttpExchange exchange, String json) throws IOException {
        var bytes = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.getResponseHeaders().set("X-Trace-Id", "the service's own");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        end.countDown();
        server.stop(0);
    }
}
