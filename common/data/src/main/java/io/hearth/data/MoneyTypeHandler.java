package io.hearth.data;

import io.hearth.money.Money;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.apache.ibatis.type.BaseTypeHandler;
import org.apache.ibatis.type.JdbcType;
import org.apache.ibatis.type.MappedTypes;
import org.jspecify.annotations.Nullable;

/** Money in a BIGINT column of whole fen. */
@MappedTypes(Money.class)
public final class MoneyTypeHandler extends BaseTypeHandler<Money> {

    @Override
    public void setNonNullParameter(PreparedStatement statement, int index, Money amount, @Nullable JdbcType type)
            throws SQLException {
        statement.setLong(index, amount.fen());
    }

    @Override
    public @Nullable Money getNullableResult(ResultSet row, String column) throws SQLException {
        return orNull(row.getLong(column), row.wasNull());
    }

    @Override
    public @Nullable Money getNullableResult(ResultSet row, int column) throws SQLException {
        return orNull(row.getLong(column), row.wasNull());
    }

    @Override
    public @Nullable Money getNullableResult(CallableStatement call, int column) throws SQLException {
        return orNull(call.getLong(column), call.wasNull());
    }

    private static @Nullable Money orNull(long fen, boolean wasNull) {
        return wasNull ? null : new Money(fen);
    }
}
