package io.hearth.data;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Numbers for people and other systems, for example {@code B2026113000000017}: a prefix, the day and a counter that the
 * database hands out in blocks, so that no two processes ever give the same number.
 *
 * <p>A process that dies leaves a gap, never a repeat.
 */
public final class NumberSeries {

    private static final int BLOCK = 100;
    private static final long PER_DAY = 100_000_000;

    private final DataSource database;
    private final Map<String, Block> blocks = new HashMap<>();

    /** @param database outside any global transaction, so that a rollback never gives a number twice */
    public NumberSeries(DataSource database) {
        this.database = database;
    }

    /**
     * The next number of a series.
     *
     * @param prefix one or two letters, also the name of the series
     * @param day the business day that the number shows
     * @throws IllegalStateException inside a transaction: it would hold one connection while waiting for another
     */
    public synchronized String next(String prefix, LocalDate day) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("take the number before the transaction begins");
        }
        var block = blocks.get(prefix);
        if (block == null || block.isUsedUp()) {
            block = new Block(reserve(prefix));
            blocks.put(prefix, block);
        }
        return "%s%s%08d".formatted(prefix, day.format(DateTimeFormatter.BASIC_ISO_DATE), block.take() % PER_DAY);
    }

    private long reserve(String series) {
        try (var connection = database.getConnection()) {
            return reserve(connection, series);
        } catch (SQLException e) {
            throw new IllegalStateException("no numbers for series " + series, e);
        }
    }

    private static long reserve(Connection connection, String series) throws SQLException {
        // LAST_INSERT_ID(expression) hands the value to this connection alone.
        try (var upsert = connection.prepareStatement("""
                INSERT INTO number_series (series, next_value) VALUES (?, LAST_INSERT_ID(1) + ?)
                ON DUPLICATE KEY UPDATE next_value = LAST_INSERT_ID(next_value) + ?""");
                var first = connection.prepareStatement("SELECT LAST_INSERT_ID()")) {
            upsert.setString(1, series);
            upsert.setInt(2, BLOCK);
            upsert.setInt(3, BLOCK);
            upsert.executeUpdate();
            try (var result = first.executeQuery()) {
                result.next();
                return result.getLong(1);
            }
        }
    }

    private static final class Block {

        private long next;
        private final long end;

        Block(long first) {
            this.next = first;
            this.end = first + BLOCK;
        }

        boolean isUsedUp() {
            return next >= end;
        }

        long take() {
            return next++;
        }
    }
}
