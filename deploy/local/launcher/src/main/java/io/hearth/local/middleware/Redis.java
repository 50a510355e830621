package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import io.hearth.local.program.Program;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Redis 6.2 with its append-only file on, as in production. */
record Redis(Home home, int port) implements Program {

    private static final String LINUX = "redis-server-6.2.6-v5-linux-amd64";
    private static final String LINUX_ARM = "redis-server-6.2.7-linux-arm64";
    private static final String MAC = "redis-server-6.2.6-v5-darwin-amd64";
    private static final String MAC_ARM = "redis-server-6.2.6-v5-darwin-arm64";

    @Override
    public String name() {
        return Middleware.REDIS.program();
    }

    @Override
    public List<Integer> ports() {
        return List.of(port);
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Command prepare() throws IOException {
        var binary = binary();
        var server = Unpacked.withProgram(binary, home.servers().resolve("redis-6.2"));
        var folder = Files.createDirectories(home.data(name()));
        return new Command(
                List.of(
                        server.resolve(binary).toString(),
                        "--port",
                        "" + port,
                        "--bind",
                        "127.0.0.1",
                        "--dir",
                        folder.toString(),
                        "--appendonly",
                        "yes",
                        "--appendfsync",
                        "everysec",
                        "--save",
                        "",
                        "--maxmemory",
                        "128mb",
                        "--maxmemory-policy",
                        "noeviction",
                        "--daemonize",
                        "no"),
                folder,
                Map.of());
    }

    @Override
    public boolean isReady() {
        return answersPing(Address.local(port));
    }

    @Override
    public boolean isHeavyToStart() {
        return false;
    }

    @Override
    public int memoryMegabytes() {
        return 15;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(30);
    }

    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(10);
    }

    /** {@code +PONG}; while it still reads its file it answers {@code -LOADING}. */
    private static boolean answersPing(Address address) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.host(), address.port()), 1_000);
            socket.setSoTimeout(1_000);
            socket.getOutputStream().write("PING\r\n".getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(5), StandardCharsets.US_ASCII).equals("+PONG");
        } catch (IOException e) {
            return false;
        }
    }

    private static String binary() {
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        boolean mac = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
        if (mac) {
            return arm ? MAC_ARM : MAC;
        }
        return arm ? LINUX_ARM : LINUX;
    }
}
