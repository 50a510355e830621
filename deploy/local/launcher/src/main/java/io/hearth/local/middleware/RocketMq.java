package io.hearth.local.middleware;

import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import io.hearth.local.program.JavaCommand;
import io.hearth.local.program.Program;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** RocketMQ 5.5, name server and broker in one JVM. */
record RocketMq(Home home, ServerModule server, int nameServerPort, int brokerPort, Durability durability)
        implements Program {

    /** Counted from the broker's port: itself, replication, and a second door for senders in a hurry. */
    static final List<Integer> BROKER_DISTANCES = List.of(0, 1, -2);

    /** The request for the brokers that the name server knows, in RocketMQ's remoting protocol. */
    private static final String WHICH_BROKERS = """
            {"code":106,"language":"JAVA","version":0,"opaque":1,"flag":0}""";

    private static final int ANSWER_AT_MOST_BYTES = 100_000;

    @Override
    public String name() {
        return Middleware.ROCKETMQ.program();
    }

    @Override
    public List<Integer> ports() {
        return List.of(nameServerPort, brokerPort, brokerPort + 1, brokerPort - 2);
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Command prepare() throws IOException {
        var folder = home.data(name());
        return new JavaCommand(
                        name(),
                        server.classPath(home),
                        256,
                        List.of(
                                "-XX:MaxDirectMemorySize=128m",
                                "-Dio.netty.allocator.numDirectArenas=1",
                                "-Dio.netty.allocator.numHeapArenas=1",
                                "-Duser.home=" + folder),
                        "io.hearth.rocketmq.RocketMqServer",
                        List.of(
                                folder.toString(),
                                "" + nameServerPort,
                                "" + brokerPort,
                                switch (durability) {
                                    case DURABLE -> "SYNC_FLUSH";
                                    case FAST -> "ASYNC_FLUSH";
                                }))
                .in(home, Map.of());
    }

    /** The name server knows the broker: before that the port may be open, but senders find no route. */
    @Override
    public boolean isReady() {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), nameServerPort), 1_000);
            socket.setSoTimeout(1_000);
            var request = WHICH_BROKERS.getBytes(StandardCharsets.UTF_8);
            var out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(4 + request.length);
            out.writeInt(request.length);
            out.write(request);
            out.flush();
            var in = new DataInputStream(socket.getInputStream());
            var answer = in.readNBytes(Math.min(in.readInt(), ANSWER_AT_MOST_BYTES));
            return new String(answer, StandardCharsets.UTF_8).contains("127.0.0.1:" + brokerPort);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public boolean isHeavyToStart() {
        return true;
    }

    @Override
    public int memoryMegabytes() {
        return 320;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(180);
    }

    /** It takes up to 16 s, and writes how far consumers have read only at the very end. */
    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(60);
    }
}
