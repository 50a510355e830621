package io.hearth.outside;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Stands in for the gateway: its address is known before the service has one, and it notes what the service answered. */
public final class OuterDoor {

    private static @Nullable OuterDoor open;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Answer> answers = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private volatile int servicePort;

    /** What the service answered to a notification. */
    public record Answer(int status, String body) {}

    private OuterDoor() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::forward);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    public static synchronized OuterDoor open() {
        var found = open;
        if (found == null) {
            found = new OuterDoor();
            open = found;
        }
        return found;
    }

    public URI notifyUrl() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/api/pay/notify/wechat");
    }

    /** From now on leads there; what was answered before is forgotten. */
    public void leadTo(int port) {
        servicePort = port;
        answers.clear();
    }

    public List<Answer> answers() {
        return List.copyOf(answers);
    }

    private void forward(HttpExchange exchange) throws IOException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + servicePort + exchange.getRequestURI()))
                .POST(HttpRequest.BodyPublishers.ofByteArray(
                        exchange.getRequestBody().readAllBytes()));
        exchange.getRequestHeaders().forEach((name, values) -> {
            if (name.startsWith("Wechatpay") || name.equals("Content-type")) {
                values.forEach(value -> request.header(name, value));
            }
        });
        try {
            var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            answers.add(new Answer(answer.statusCode(), answer.body()));
            exchange.sendResponseHeaders(answer.statusCode(), -1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            exchange.close();
        }
    }
}
