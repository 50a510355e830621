package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import io.hearth.local.process.Ports;
import io.hearth.local.program.Health;
import io.hearth.local.program.JavaCommand;
import io.hearth.local.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Seata 2.0, mended, with its transactions, branches and locks in MariaDB. */
record Seata(Home home, ServerModule server, int port, int consolePort, Databases databases) implements Program {

    private static final String DATABASE = "seata";

    @Override
    public String name() {
        return Middleware.SEATA.program();
    }

    @Override
    public List<Integer> ports() {
        return List.of(port, consolePort);
    }

    @Override
    public Set<String> needs() {
        return Set.of(Middleware.MARIADB.program());
    }

    @Override
    public Command prepare() throws IOException {
        databases.create(DATABASE);
        databases.run(DATABASE, tables());
        var folder = home.data(name());
        return new JavaCommand(
                        name(),
                        server.classPath(home),
                        128,
                        List.of(
                                "-XX:MaxDirectMemorySize=64m",
                                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                                "--add-opens=java.base/java.util=ALL-UNNAMED",
                                "-Dio.netty.allocator.numDirectArenas=1",
                                "-Dio.netty.allocator.numHeapArenas=1",
                                "-Duser.home=" + folder,
                                "-Dlogging.file.path=" + folder.resolve("logs"),
                                "-Dserver.port=" + consolePort,
                                "-Dseata.server.service-port=" + port,
                                "-Dseata.store.db.url=" + databases.url(DATABASE)),
                        "io.hearth.seata.SeataServer",
                        List.of("-h", "127.0.0.1", "-p", "" + port))
                .in(home, databases.credentials().byVariable());
    }

    @Override
    public boolean isReady() {
        return Health.answer("http://127.0.0.1:" + consolePort + "/health")
                        .filter(answer -> answer.contains("ok") && !answer.contains("not_ok"))
                        .isPresent()
                && Ports.answers(Address.local(port));
    }

    @Override
    public boolean isHeavyToStart() {
        return true;
    }

    @Override
    public int memoryMegabytes() {
        return 200;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(120);
    }

    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(30);
    }

    private static List<String> tables() throws IOException {
        try (var script = Objects.requireNonNull(Seata.class.getResourceAsStream("seata-tables.sql"))) {
            var sql = new String(script.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(sql.split(";"))
                    .map(String::strip)
                    .filter(each -> !each.isEmpty())
                    .toList();
        }
    }
}
