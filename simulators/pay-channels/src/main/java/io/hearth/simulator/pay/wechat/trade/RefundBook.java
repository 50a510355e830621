package io.hearth.simulator.pay.wechat.trade;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored refunds. */
@Repository
public class RefundBook {

    private final JdbcClient db;

    RefundBook(JdbcClient db) {
        this.db = db;
    }

    public Optional<Refund> find(String outRefundNo) {
        return db.sql("select * from wechat_refund where out_refund_no = ?")
                .param(outRefundNo)
                .query(RefundBook::refund)
                .optional();
    }

    /** All refunds of these trades, oldest first. */
    public List<Refund> ofTrades(Collection<String> outTradeNos) {
        return db.sql("select * from wechat_refund where out_trade_no = any(?) order by accepted_at, out_refund_no")
                .param(outTradeNos.toArray(String[]::new))
                .query(RefundBook::refund)
                .list();
    }

    /** Refunds accepted in [from, to), in that order; close the stream. */
    public Stream<Refund> acceptedBetween(Instant from, Instant to) {
        return db.sql("""
                        select * from wechat_refund where accepted_at >= ? and accepted_at < ?
                        order by accepted_at, out_refund_no""").params(from, to).query(RefundBook::refund).stream();
    }

    List<Refund> underWay() {
        return db.sql("select * from wechat_refund where state = 'PROCESSING'")
                .query(RefundBook::refund)
                .list();
    }

    void add(Refund refund) {
        var terms = refund.terms();
        db.sql("""
                        insert into wechat_refund (out_refund_no, refund_id, out_trade_no, refund_fen, reason, notify_url,
                          accepted_at, ends_as, due_at, state)
                        values (:outRefundNo, :refundId, :outTradeNo, :refundFen, :reason, :notifyUrl,
                          :acceptedAt, :endsAs, :dueAt, :state)""")
                .param("outRefundNo", terms.outRefundNo())
                .param("refundId", refund.refundId())
                .param("outTradeNo", terms.outTradeNo())
                .param("refundFen", terms.refundFen())
                .param("reason", terms.reason())
                .param("notifyUrl", terms.notifyUrl())
                .param("acceptedAt", refund.acceptedAt())
                .param("endsAs", refund.endsAs().name())
                .param("dueAt", refund.dueAt())
                .param("state", refund.state().name())
                .update();
    }

    void save(Refund refund) {
        db.sql("update wechat_refund set state = :state, ended_at = :endedAt where out_refund_no = :outRefundNo")
                .param("state", refund.state().name())
                .param("endedAt", refund.endedAt())
                .param("outRefundNo", refund.outRefundNo())
                .update();
    }

    private static Refund refund(ResultSet row, int number) throws SQLException {
        var terms = new RefundTerms(
                row.getString("out_refund_no"),
                row.getString("out_trade_no"),
                row.getLong("refund_fen"),
                row.getString("reason"),
                row.getString("notify_url"));
        return new Refund(
                terms,
                row.getString("refund_id"),
                row.getObject("accepted_at", Instant.class),
                RefundState.valueOf(row.getString("ends_as")),
                row.getObject("due_at", Instant.class),
                RefundState.valueOf(row.getString("state")),
                row.getObject("ended_at", Instant.class));
    }
}
