package io.hearth.simulator.pay.wechat.trade;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored trades. */
@Repository
public class TradeBook {

    private final JdbcClient db;

    TradeBook(JdbcClient db) {
        this.db = db;
    }

    public Optional<Trade> find(String outTradeNo) {
        return db.sql("select * from wechat_trade where out_trade_no = ?")
                .param(outTradeNo)
                .query(TradeBook::trade)
                .optional();
    }

    public Optional<Trade> findByTransaction(String transactionId) {
        return db.sql("select * from wechat_trade where transaction_id = ?")
                .param(transactionId)
                .query(TradeBook::trade)
                .optional();
    }

    /** By what a phone has: a prepay number or the end of a QR code's address. */
    public Optional<Trade> findByPrepayOrCode(String id) {
        return db.sql("select * from wechat_trade where prepay_id = ? or code_id = ?")
                .params(id, id)
                .query(TradeBook::trade)
                .optional();
    }

    /**
     * The newest trades first.
     *
     * @param state null for all
     */
    public List<Trade> newest(@Nullable TradeState state, int most) {
        return db.sql("""
                        select * from wechat_trade where :state is null or state = :state
                        order by created_at desc, out_trade_no desc limit :most""")
                .param("state", state == null ? null : state.name())
                .param("most", most)
                .query(TradeBook::trade)
                .list();
    }

    /** Trades paid in [from, to), in the order of payment; close the stream. */
    public Stream<Trade> paidBetween(Instant from, Instant to) {
        return db
                .sql("select * from wechat_trade where paid_at >= ? and paid_at < ? order by paid_at, out_trade_no")
                .params(from, to)
                .query(TradeBook::trade)
                .stream();
    }

    /** The trade, held until the transaction ends. */
    Optional<Trade> locked(String outTradeNo) {
        return db.sql("select * from wechat_trade where out_trade_no = ? for update")
                .param(outTradeNo)
                .query(TradeBook::trade)
                .optional();
    }

    /** Adds a trade; false if its order number is taken. */
    boolean add(Trade trade) {
        var terms = trade.terms();
        try {
            db.sql("""
                            insert into wechat_trade (out_trade_no, method, app_id, description, amount_fen, notify_url,
                              attach, expires_at, for_open_id, prepay_id, code_id, created_at, state)
                            values (:outTradeNo, :method, :appId, :description, :amountFen, :notifyUrl,
                              :attach, :expiresAt, :forOpenId, :prepayId, :codeId, :createdAt, :state)""")
                    .param("outTradeNo", terms.outTradeNo())
                    .param("method", terms.method().name())
                    .param("appId", terms.appId())
                    .param("description", terms.description())
                    .param("amountFen", terms.amountFen())
                    .param("notifyUrl", terms.notifyUrl())
                    .param("attach", terms.attach())
                    .param("expiresAt", terms.expiresAt())
                    .param("forOpenId", terms.forOpenId())
                    .param("prepayId", trade.prepayId())
                    .param("codeId", trade.codeId())
                    .param("createdAt", trade.createdAt())
                    .param("state", trade.state().name())
                    .update();
            return true;
        } catch (DuplicateKeyException taken) {
            return false;
        }
    }

    /** Writes what may change; the caller holds the trade. */
    void save(Trade trade) {
        var payment = Optional.ofNullable(trade.payment());
        int rows = db.sql("""
                        update wechat_trade set state = :state, transaction_id = :transactionId, paid_at = :paidAt,
                          paid_fen = :paidFen, payer_open_id = :openId, bank_type = :bankType,
                          refunded_fen = :refundedFen, payer_failures = :payerFailures
                        where out_trade_no = :outTradeNo""")
                .param("state", trade.state().name())
                .param("transactionId", payment.map(Payment::transactionId).orElse(null))
                .param("paidAt", payment.map(Payment::paidAt).orElse(null))
                .param("paidFen", payment.map(Payment::paidFen).orElse(null))
                .param("openId", payment.map(Payment::openId).orElse(null))
                .param("bankType", payment.map(Payment::bankType).orElse(null))
                .param("refundedFen", trade.refundedFen())
                .param("payerFailures", trade.payerFailures())
                .param("outTradeNo", trade.outTradeNo())
                .update();
        if (rows != 1) {
            throw new IllegalStateException(trade.outTradeNo() + " is not in the book");
        }
    }

    private static Trade trade(ResultSet row, int number) throws SQLException {
        var terms = new OrderTerms(
                row.getString("out_trade_no"),
                TradeMethod.valueOf(row.getString("method")),
                row.getString("app_id"),
                row.getString("description"),
                row.getLong("amount_fen"),
                row.getString("notify_url"),
                row.getString("attach"),
                row.getObject("expires_at", Instant.class),
                row.getString("for_open_id"));
        return new Trade(
                terms,
                row.getString("prepay_id"),
                row.getString("code_id"),
                row.getObject("created_at", Instant.class),
                TradeState.valueOf(row.getString("state")),
                payment(row),
                row.getLong("refunded_fen"),
                row.getInt("payer_failures"));
    }

    private static @Nullable Payment payment(ResultSet row) throws SQLException {
        return row.getString("transaction_id") == null
                ? null
                : new Payment(
                        row.getString("transaction_id"),
                        row.getObject("paid_at", Instant.class),
                        row.getLong("paid_fen"),
                        row.getString("payer_open_id"),
                        row.getString("bank_type"));
    }
}
