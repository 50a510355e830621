package io.hearth.test;

import com.zaxxer.hikari.HikariDataSource;
import io.hearth.local.TestStack;
import io.hearth.local.middleware.Middleware;
import java.util.Set;
import org.flywaydb.core.Flyway;

/** An empty database on the real MariaDB with some migrations, for tests that need no service around them. */
public final class TestDatabase {

    private TestDatabase() {}

    /** A pool on a database of its own, migrated from these Flyway locations. */
    public static HikariDataSource migrated(String name, String... locations) {
        var stack = TestStack.shared(Set.of(Middleware.MARIADB));
        var pool = new HikariDataSource();
        pool.setJdbcUrl(stack.database(name));
        pool.setUsername(stack.databaseUser());
        pool.setPassword(stack.databasePassword());
        Flyway.configure().dataSource(pool).locations(locations).load().migrate();
        return pool;
    }
}
