package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.process.Address;
import io.hearth.local.process.FreePorts;
import io.hearth.local.process.Home;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.StackProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MiddlewareSetTest {

    @TempDir
    private Path folder;

    @Test
    void startsWhatTheWantedStandsOn() throws Exception {
        assertThat(set(Map.of()).programs(Set.of(Middleware.SEATA)))
                .extracting(Program::name)
                .containsExactly("mariadb", "seata");
    }

    @Test
    void startsNothingThatIsGiven() throws Exception {
        var set = set(Map.of("HEARTH_SEATA", "tx.example.org:8091", "HEARTH_NACOS", "nacos.example.org:8848"));

        assertThat(set.programs(EnumSet.allOf(Middleware.class)))
                .extracting(Program::name)
                .containsExactly("mariadb", "redis", "rocketmq");
        assertThat(set.programs(Set.of(Middleware.SEATA))).isEmpty();
        assertThat(set.address(Middleware.NACOS)).isEqualTo(new Address("nacos.example.org", 8848));
    }

    @Test
    void saysWhichGivenServerDoesNotAnswer() throws Exception {
        var nobody = "127.0.0.1:" + new FreePorts().next();
        var set = set(Map.of("HEARTH_REDIS", nobody));

        assertThatThrownBy(() -> set.refuseUnreachable(Set.of(Middleware.REDIS)))
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining(nobody)
                .hasMessageContaining("HEARTH_REDIS");
    }

    @Test
    void refusesAGivenAddressThatIsNone() throws Exception {
        assertThatThrownBy(() -> set(Map.of("HEARTH_REDIS", "redis")).address(Middleware.REDIS))
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining("HEARTH_REDIS");
    }

    @Test
    void secretsAreMadeOnceAndReadableByTheOwnerOnly() throws Exception {
        var first = set(Map.of()).credentials();
        var again = set(Map.of()).credentials();

        assertThat(again).isEqualTo(first);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("secrets.properties"))))
                .isEqualTo("rw-------");
        assertThat(first.toString()).doesNotContain(first.databasePassword());
    }

    @Test
    void aSecretThatCameLaterIsAddedToThoseThereAre() throws Exception {
        Files.writeString(folder.resolve("secrets.properties"), "HEARTH_DB_PASSWORD=kept\n");

        assertThat(set(Map.of()).credentials().databasePassword()).isEqualTo("kept");
        assertThat(Files.readString(folder.resolve("secrets.properties")))
                .contains("HEARTH_DB_PASSWORD=kept", "HEARTH_ADMIN_PASSWORD=");
    }

    @Test
    void secretsOfTheEnvironmentGoFirst() throws Exception {
        assertThat(set(Map.of("HEARTH_DB_PASSWORD", "from outside"))
                        .credentials()
                        .databasePassword())
                .isEqualTo("from outside");
    }

    private MiddlewareSet set(Map<String, String> environment) throws Exception {
        return MiddlewareSet.usual(new Checkout(folder), new Home(folder), environment, Durability.DURABLE);
    }
}
