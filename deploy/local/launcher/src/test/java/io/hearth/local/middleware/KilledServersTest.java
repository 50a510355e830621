package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.process.Address;
import io.hearth.local.process.Folders;
import io.hearth.local.process.Home;
import io.hearth.local.process.Processes;
import io.hearth.local.process.Running;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.Progress;
import io.hearth.local.program.Shutdown;
import io.hearth.local.program.Startup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** MariaDB and Redis of our own, since nobody else's may be killed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KilledServersTest {

    private static final Checkout CHECKOUT = Checkout.around(Path.of(""));

    private final Home home =
            new Home(Path.of("target/killed-servers"), CHECKOUT.root().resolve(".hearth"));
    private final Processes processes = new Processes(home);
    private MiddlewareSet servers;
    private List<Program> programs;

    @BeforeAll
    void start() throws Exception {
        Folders.delete(home.root());
        servers = MiddlewareSet.atFreePorts(CHECKOUT, home, Map.of());
        programs = servers.programs(Set.of(Middleware.MARIADB, Middleware.REDIS));
        up();
        servers.databases().create("charge_db");
    }

    @AfterAll
    void stop() throws Exception {
        new Shutdown(home, programs, Progress.SILENT).run();
        assertThat(processes.all()).isEmpty();
    }

    @Test
    void mariaDbHasWhatWasCommitted() throws Exception {
        sql("CREATE TABLE payment (no VARCHAR(32) PRIMARY KEY, paid_at DATETIME(3))");
        sql("INSERT INTO payment VALUES ('PAY-1', '2026-11-03 10:00:00.123')");

        processes.kill(running("mariadb"));
        up();

        assertThat(only("SELECT paid_at FROM payment WHERE no = 'PAY-1'")).isEqualTo("2026-11-03 10:00:00.123");
    }

    @Test
    void mariaDbIsDurable() throws Exception {
        assertThat(only("SELECT @@innodb_flush_log_at_trx_commit")).isEqualTo("1");
        assertThat(only("SELECT @@sync_binlog")).isEqualTo("1");
    }

    @Test
    void redisHasWhatWasStored() throws Exception {
        assertThat(redis("SET hearth warm")).isEqualTo("+OK");

        processes.stop(running("redis"), Duration.ofSeconds(10));
        up();

        assertThat(redis("EXISTS hearth")).isEqualTo(":1");
    }

    /** As after a kill -9 of the launcher: the next one finds everything, and starts only what is missing. */
    @Test
    void onlyTheDeadAreStartedAnew() throws Exception {
        long mariaDb = running("mariadb").pid();
        long redis = running("redis").pid();
        processes.kill(running("redis"));

        up();

        assertThat(running("mariadb").pid()).isEqualTo(mariaDb);
        assertThat(running("redis").pid()).isNotEqualTo(redis);
    }

    private void up() {
        new Startup(home, programs, Progress.SILENT).run();
    }

    private Running running(String program) {
        return processes.find(program).orElseThrow();
    }

    private void sql(String statement) {
        servers.databases().run("charge_db", List.of(statement));
    }

    private String only(String query) throws SQLException {
        var databases = servers.databases();
        try (var connection = DriverManager.getConnection(
                        databases.url("charge_db"),
                        databases.credentials().databaseUser(),
                        databases.credentials().databasePassword());
                var found = connection.createStatement().executeQuery(query)) {
            found.next();
            return found.getString(1);
        }
    }

    private String redis(String command) throws IOException {
        Address address = servers.address(Middleware.REDIS);
        try (var socket = new Socket(address.host(), address.port());
                var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
            return in.readLine();
        }
    }
}
