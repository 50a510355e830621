package io.hearth.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.middleware.Middleware;
import java.sql.DriverManager;
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
}
