package io.hearth.benchmark;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row of a real payment, to be written again and again with other keys.
 *
 * @param keys columns that must differ from payment to payment
 */
record SampleRow(String table, List<String> keys, Map<String, @Nullable Object> values) {

    private static final int DIGITS = 8;

    SampleRow {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    String insert() {
        return "INSERT INTO %s (%s) VALUES (%s)"
                .formatted(
                        table,
                        String.join(", ", values.keySet()),
                        String.join(", ", Collections.nCopies(values.size(), "?")));
    }

    /** Sets the values of one payment; a key keeps its length and gets the payment's number as its end. */
    void set(PreparedStatement statement, int payment, String billNo) throws SQLException {
        int index = 1;
        for (var value : values.entrySet()) {
            statement.setObject(index++, valueOf(value.getKey(), value.getValue(), payment, billNo));
        }
    }

    private @Nullable Object valueOf(String column, @Nullable Object value, int payment, String billNo) {
        if (column.equals("bill_no")) {
            return billNo;
        }
        return keys.contains(column) && value instanceof String key ? keyOf(key, payment) : value;
    }

    static String keyOf(String sample, int payment) {
        return sample.substring(0, sample.length() - DIGITS) + ("" + (100_000_000 + payment)).substring(1);
    }
}
