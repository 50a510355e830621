package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.mysql.cj.jdbc.MysqlDataSource;
import io.hearth.local.TestStack;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Set;
import javax.sql.DataSource;
import org.apache.seata.rm.RMClient;
import org.apache.seata.rm.datasource.DataSourceProxy;
import org.apache.seata.tm.TMClient;
import org.apache.seata.tm.api.GlobalTransaction;
import org.apache.seata.tm.api.GlobalTransactionContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SeataTest {

    private static final String UNDO_LOG = """
            CREATE TABLE undo_log (
              branch_id BIGINT NOT NULL, xid VARCHAR(128) NOT NULL, context VARCHAR(128) NOT NULL,
              rollback_info LONGBLOB NOT NULL, log_status INT NOT NULL,
              log_created DATETIME(6) NOT NULL, log_modified DATETIME(6) NOT NULL,
              UNIQUE KEY ux_undo_log (xid, branch_id))""";

    private static final TestStack STACK = TestStack.shared(Set.of(Middleware.MARIADB, Middleware.SEATA));

    private static Account charge;
    private static Account billing;

    /** One row in a database of its own, behind Seata. */
    private record Account(DataSource plain, DataSource proxied) {

        static Account in(String database) throws SQLException {
            var plain = new MysqlDataSource();
            plain.setUrl(STACK.database(database));
            plain.setUser(STACK.databaseUser());
            plain.setPassword(STACK.databasePassword());
            run(plain, UNDO_LOG);
            run(plain, "CREATE TABLE account (id BIGINT PRIMARY KEY, amount_fen BIGINT NOT NULL)");
            return new Account(plain, new DataSourceProxy(plain));
        }

        void put(long fen) throws SQLException {
            run(plain, "REPLACE INTO account VALUES (1, " + fen + ")");
        }

        /** In a local transaction of its own, a branch of the global one. */
        void add(long fen) throws SQLException {
            run(proxied, "UPDATE account SET amount_fen = amount_fen + " + fen + " WHERE id = 1");
        }

        long fen() throws SQLException {
            return number("SELECT amount_fen FROM account WHERE id = 1");
        }

        long undoLogs() throws SQLException {
            return number("SELECT COUNT(*) FROM undo_log");
        }

        private long number(String query) throws SQLException {
            try (var connection = plain.getConnection();
                    var found = connection.createStatement().executeQuery(query)) {
                found.next();
                return found.getLong(1);
            }
        }

        private static void run(DataSource source, String sql) throws SQLException {
            try (var connection = source.getConnection();
                    var statement = connection.createStatement()) {
                statement.execute(sql);
            }
        }
    }

    @BeforeAll
    static void join() throws SQLException {
        System.setProperty(
                "service.default.grouplist", STACK.address(Middleware.SEATA).toString());
        TMClient.init("local-test", "default_tx_group");
        RMClient.init("local-test", "default_tx_group");
        charge = Account.in("charge_db");
        billing = Account.in("billing_bill_db");
    }

    @BeforeEach
    void begin() throws SQLException {
        charge.put(1_000);
        billing.put(2_000);
    }

    @Test
    void commitsInBothDatabases() throws Exception {
        var transaction = begun();
        charge.add(30);
        billing.add(-30);
        transaction.commit();

        assertThat(charge.fen()).isEqualTo(1_030);
        assertThat(billing.fen()).isEqualTo(1_970);
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            assertThat(charge.undoLogs()).isZero();
            assertThat(billing.undoLogs()).isZero();
        });
    }

    @Test
    void rollsBackInBothDatabases() throws Exception {
        var transaction = begun();
        charge.add(30);
        billing.add(-30);
        transaction.rollback();

        assertThat(charge.fen()).isEqualTo(1_000);
        assertThat(billing.fen()).isEqualTo(2_000);
    }

    /** Fails with the server as published: it undoes the first change first and meets a row it does not know. */
    @Test
    void rollsBackTwoLocalTransactionsOnOneRow() throws Exception {
        var transaction = begun();
        charge.add(30);
        charge.add(5);
        transaction.rollback();

        assertThat(charge.fen()).isEqualTo(1_000);
        assertThat(charge.undoLogs()).isZero();
    }

    private static GlobalTransaction begun() throws Exception {
        var transaction = GlobalTransactionContext.createNew();
        transaction.begin(30_000, "local-test");
        return transaction;
    }
}
