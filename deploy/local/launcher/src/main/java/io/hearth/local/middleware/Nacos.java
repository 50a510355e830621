package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import io.hearth.local.process.Ports;
import io.hearth.local.program.Health;
import io.hearth.local.program.JavaCommand;
import io.hearth.local.program.Program;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Nacos 2.2 with its own Derby database: registry and settings. */
record Nacos(Home home, ServerModule server, int port) implements Program {

    /** Where its clients of today speak gRPC, counted from the HTTP port; the client computes it the same way. */
    private static final int GRPC = 1_000;

    private static final int GRPC_OF_SERVERS = 1_001;
    private static final int RAFT = -1_000;

    static final List<Integer> DISTANCES = List.of(0, GRPC, GRPC_OF_SERVERS, RAFT);

    @Override
    public String name() {
        return Middleware.NACOS.program();
    }

    @Override
    public List<Integer> ports() {
        return DISTANCES.stream().map(distance -> port + distance).toList();
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
                        160,
                        List.of(
                                "-XX:MaxMetaspaceSize=192m",
                                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                                "--add-opens=java.base/java.util=ALL-UNNAMED",
                                "-Dserver.port=" + port,
                                "-Dnacos.standalone=true",
                                "-Dnacos.home=" + folder,
                                "-Dnacos.logs.path=" + folder.resolve("logs"),
                                "-Dnacos.server.ip=127.0.0.1",
                                "-Duser.home=" + folder),
                        "io.hearth.nacos.NacosServer",
                        List.of())
                .in(home, Map.of());
    }

    @Override
    public boolean isReady() {
        return Health.isUp("http://127.0.0.1:" + port + "/nacos/actuator/health")
                && Ports.answers(Address.local(port + GRPC));
    }

    @Override
    public boolean isHeavyToStart() {
        return true;
    }

    @Override
    public int memoryMegabytes() {
        return 270;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(180);
    }

    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(30);
    }
}
