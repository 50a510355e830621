package io.hearth.benchmark;

import io.hearth.site.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** One connection that writes payments, one after the other. */
final class FloorTill implements AutoCloseable {

    private final Connection connection;
    private final List<SampleRow> rows;
    private final List<PreparedStatement> inserts = new ArrayList<>();
    private final PreparedStatement bill;

    private FloorTill(Connection connection, List<SampleRow> rows) throws SQLException {
        this.connection = connection;
        this.rows = rows;
        for (var row : rows) {
            inserts.add(connection.prepareStatement(row.insert()));
        }
        this.bill = connection.prepareStatement("""
                UPDATE bill SET status = 'PARTIALLY_PAID', paid_fen = paid_fen + ?, held_by = NULL, held_until = NULL,
                  version = version + 1 WHERE bill_no = ?""");
    }

    static FloorTill open(Database server, String database, List<SampleRow> rows) throws SQLException {
        var connection = DriverManager.getConnection(
                "jdbc:mysql://%s/%s?sslMode=DISABLED&allowPublicKeyRetrieval=true"
                        .formatted(server.address(), database),
                server.user(),
                server.password());
        connection.setAutoCommit(false);
        return new FloorTill(connection, rows);
    }

    /** Writes all rows of one payment in one transaction. */
    void write(int payment, String billNo) {
        try {
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).set(inserts.get(i), payment, billNo);
                inserts.get(i).executeUpdate();
            }
            bill.setLong(1, Payer.AMOUNT_FEN);
            bill.setString(2, billNo);
            bill.executeUpdate();
            connection.commit();
        } catch (SQLException e) {
            throw new IllegalStateException("the floor cannot write payment " + payment, e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("a connection of the floor cannot be closed", e);
        }
    }
}
