package io.hearth.transaction;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.seata.rm.datasource.DataSourceProxy;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;

/**
 * A pool whose connections take part in a global transaction when one is open (Seata AT): each local commit writes its undo
 * log and takes the global lock on the rows it changed.
 */
public final class GlobalTransactionDataSource extends HikariDataSource {

    // Made at the first connection: Seata looks for the undo_log table, which Flyway has created by then.
    private volatile @Nullable DataSourceProxy undoable;

    @Override
    public Connection getConnection() throws SQLException {
        return undoable().getConnection();
    }

    /** The same pool outside any global transaction: what is committed through it stays. */
    public DataSource local() {
        return new AbstractDataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                return pooled();
            }

            @Override
            public Connection getConnection(String user, String password) throws SQLException {
                return pooled();
            }
        };
    }

    private DataSourceProxy undoable() {
        var made = undoable;
        if (made == null) {
            synchronized (this) {
                made = undoable;
                if (made == null) {
                    made = new DataSourceProxy(local());
                    undoable = made;
                }
            }
        }
        return made;
    }

    private Connection pooled() throws SQLException {
        return super.getConnection();
    }
}
