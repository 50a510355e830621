package io.hearth.auth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** user-service and the SMS provider as far as auth-center sees them, both of which can fall silent. */
public final class Outside implements AutoCloseable {

    private static final Pattern PHONE = Pattern.compile("\"phone\":\"(\\d+)\"");
    private static final Pattern CODE = Pattern.compile("\\d{6}");

    private final HttpServer server;
    private final Map<String, List<String>> customers = new ConcurrentHashMap<>();
    private final Map<String, Map<String, String>> messages = new ConcurrentHashMap<>();
    private volatile boolean userServiceDown;
    private volatile boolean providerDown;

    public Outside() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/internal/customers/by-phone", this::answerCustomers);
        server.createContext("/", this::takeMessage);
        server.start();
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    public void bind(String phone, String... customerNos) {
        customers.put(phone, List.of(customerNos));
    }

    public void userServiceDown(boolean down) {
        userServiceDown = down;
    }

    public void providerDown(boolean down) {
        providerDown = down;
    }

    public void reset() {
        userServiceDown = false;
        providerDown = false;
    }

    /** The parameters of the latest message to a phone, which is thereby read. */
    public Map<String, String> message(String phone) {
        return Map.copyOf(messages.remove(phone));
    }

    /** The latest code that a phone was sent. */
    public String code(String phone) {
        var code = CODE.matcher(message(phone).getOrDefault("TemplateParam", ""));
        if (!code.find()) {
            throw new IllegalStateException("no code was sent");
        }
        return code.group();
    }

    private void answerCustomers(HttpExchange exchange) throws IOException {
        var phone = PHONE.matcher(body(exchange));
        var identified = exchange.getRequestHeaders().containsKey("X-Hearth-Identity");
        if (userServiceDown || !identified || !phone.find()) {
            answer(exchange, 503, "{}");
            return;
        }
        var numbers = customers.getOrDefault(phone.group(1), List.of()).stream()
                .map("\"%s\""::formatted)
                .collect(Collectors.joining(","));
        answer(exchange, 200, "{\"customerNos\":[" + numbers + "]}");
    }

    private void takeMessage(HttpExchange exchange) throws IOException {
        var parameters = Arrays.stream(body(exchange).split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
        if (providerDown) {
            answer(exchange, 200, "{\"Code\":\"isv.AMOUNT_NOT_ENOUGH\",\"Message\":\"-\",\"RequestId\":\"1\"}");
            return;
        }
        messages.put(parameters.getOrDefault("PhoneNumbers", ""), parameters);
        answer(exchange, 200, "{\"Code\":\"OK\",\"Message\":\"OK\",\"RequestId\":\"1\",\"BizId\":\"2\"}");
    }

    private static String body(HttpExchange exchange) throws IOException {
        return new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void answer(HttpExchange exchange, int status, String json) throws IOException {
        var bytes = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
