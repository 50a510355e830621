package io.hearth.simulator.pay.wechat.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored notifications and every try to deliver them. */
@Repository
public class NoticeBook {

    private final JdbcClient db;

    NoticeBook(JdbcClient db) {
        this.db = db;
    }

    /** What was told about these trades, by order number, oldest first. */
    public Map<String, List<NoticeRecord>> ofTrades(Collection<String> outTradeNos) {
        var trades = outTradeNos.toArray(String[]::new);
        var deliveries = db
                .sql("""
                        select d.* from wechat_delivery d join wechat_notice n on n.id = d.notice_id
                        where n.out_trade_no = any(?) order by d.id""")
                .param(trades)
                .query((row, number) -> Map.entry(
                        row.getString("notice_id"),
                        new NoticeRecord.Delivery(
                                row.getObject("sent_at", Instant.class),
                                row.getString("answer"),
                                row.getString("fault"))))
                .list()
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return db
                .sql("select * from wechat_notice where out_trade_no = any(?) order by created_at, id")
                .param(trades)
                .query(NoticeBook::notice)
                .list()
                .stream()
                .collect(Collectors.groupingBy(
                        Notice::outTradeNo,
                        Collectors.mapping(
                                notice -> NoticeRecord.of(notice, deliveries.getOrDefault(notice.id(), List.of())),
                                Collectors.toList())));
    }

    void add(Notice notice) {
        db.sql("""
                        insert into wechat_notice (id, event, out_trade_no, url, resource, created_at, state, due_at)
                        values (:id, :event, :outTradeNo, :url, :resource, :createdAt, :state, :dueAt)""")
                .param("id", notice.id())
                .param("event", notice.event().name())
                .param("outTradeNo", notice.outTradeNo())
                .param("url", notice.url())
                .param("resource", notice.resource())
                .param("createdAt", notice.createdAt())
                .param("state", notice.state().name())
                .param("dueAt", notice.dueAt())
                .update();
    }

    void save(Notice notice) {
        db.sql("update wechat_notice set state = :state, attempts = :attempts, due_at = :dueAt where id = :id")
                .param("state", notice.state().name())
                .param("attempts", notice.attempts())
                .param("dueAt", notice.dueAt())
                .param("id", notice.id())
                .update();
    }

    /** Takes a notification for sending; empty if somebody else did or it has ended. */
    Optional<Notice> claim(String id) {
        int taken = db.sql("update wechat_notice set due_at = null where id = ? and due_at is not null")
                .param(id)
                .update();
        return taken == 1
                ? db.sql("select * from wechat_notice where id = ?")
                        .param(id)
                        .query(NoticeBook::notice)
                        .optional()
                : Optional.empty();
    }

    /** All that has not ended; what was being sent when the program stopped is due again. */
    List<Notice> unfinished(Instant now) {
        db.sql("update wechat_notice set due_at = ? where state = 'PENDING' and due_at is null")
                .param(now)
                .update();
        return db.sql("select * from wechat_notice where state = 'PENDING'")
                .query(NoticeBook::notice)
                .list();
    }

    void addDelivery(String noticeId, Instant sentAt, String answer, @Nullable NoticeFault fault) {
        db.sql("""
                        insert into wechat_delivery (notice_id, sent_at, answer, fault)
                        values (:noticeId, :sentAt, :answer, :fault)""")
                .param("noticeId", noticeId)
                .param("sentAt", sentAt)
                .param("answer", answer)
                .param("fault", fault == null ? null : fault.name())
                .update();
    }

    private static Notice notice(ResultSet row, int number) throws SQLException {
        return new Notice(
                row.getString("id"),
                NoticeEvent.valueOf(row.getString("event")),
                row.getString("out_trade_no"),
                row.getString("url"),
                row.getString("resource"),
                row.getObject("created_at", Instant.class),
                NoticeState.valueOf(row.getString("state")),
                row.getInt("attempts"),
                row.getObject("due_at", Instant.class));
    }
}
