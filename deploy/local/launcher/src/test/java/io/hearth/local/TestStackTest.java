package io.hearth.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.local.middleware.Middleware;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Checkout;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TestStackTest {

    @Test
    void givesEachCallerADatabaseOfItsOwn() throws Exception {
        var stack = TestStack.shared(Set.of(Middleware.MARIADB));
        var one = stack.database("charge_db");
        var other = stack.database("charge_db");

        assertThat(one).isNotEqualTo(other);
        try (var connection = DriverManager.getConnection(one, stack.databaseUser(), stack.databasePassword())) {
            assertThat(connection.createStatement().executeUpdate("CREATE TABLE payment (no VARCHAR(32))"))
                    .isZero();
        }
    }

    @Test
    void isTheSameForAllTestsOfABuild() {
        assertThat(TestStack.shared(Set.of(Middleware.MARIADB)).address(Middleware.MARIADB))
                .isEqualTo(TestStack.shared(Set.of(Middleware.MARIADB)).address(Middleware.MARIADB));
    }

    /** A build that is killed has no moment to clean up; whoever owns it is played by a process of our own here. */
    @Test
    void endsWithTheBuildHoweverThatEnds() throws Exception {
        var owner = new ProcessBuilder("sleep", "300").start();
        var build = TestBuild.of(Checkout.around(Path.of("")), owner.toHandle());
        var address = TestSupervisor.request(build, Set.of(Middleware.REDIS));
        var processes = new Processes(build.home());
        assertThat(address).containsOnlyKeys(Middleware.REDIS);
        assertThat(processes.all()).extracting(running -> running.name()).containsExactly("redis", "supervisor");

        owner.destroyForcibly();

        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertThat(processes.all()).isEmpty());
        assertThat(build.home().data()).doesNotExist();
    }

    @Test
    void whatABuildThatIsOverLeftRunningIsEndedByTheNext() throws Exception {
        var owner = new ProcessBuilder("sleep", "300").start();
        var over = TestBuild.of(Checkout.around(Path.of("")), owner.toHandle());
        TestSupervisor.request(over, Set.of(Middleware.REDIS));
        var processes = new Processes(over.home());
        processes.kill(processes.find("supervisor").orElseThrow());
        owner.destroyForcibly().waitFor();
        assertThat(processes.find("redis")).isPresent();

        TestBuild.current().clearAwayThoseThatAreOver();

        assertThat(processes.find("redis")).isEmpty();
        assertThat(over.home().root()).doesNotExist();
    }
}
