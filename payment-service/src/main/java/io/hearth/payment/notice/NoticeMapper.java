package io.hearth.payment.notice;

import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface NoticeMapper {

    /** One row for a new notification, two (as MySQL counts) for another copy. */
    @Insert("""
            INSERT INTO notify_inbox (channel, notification_id, pay_no, headers, body, received_at, last_received_at, status,
                                      next_attempt_at)
            VALUES (#{channel}, #{id}, #{payNo}, #{headers}, #{body}, #{at}, #{at}, 'PENDING', #{at})
            ON DUPLICATE KEY UPDATE copies = copies + 1, last_received_at = #{at}""")
    int keep(
            @Param("channel") String channel,
            @Param("id") String id,
            @Param("payNo") @Nullable String payNo,
            @Param("headers") String headers,
            @Param("body") String body,
            @Param("at") Instant at);

    @Select("""
            SELECT channel, notification_id, headers, body, attempts FROM notify_inbox
            WHERE status = 'PENDING' AND next_attempt_at <= #{now}
            ORDER BY next_attempt_at LIMIT #{limit} FOR UPDATE SKIP LOCKED""")
    List<NoticeRow> due(@Param("now") Instant now, @Param("limit") int limit);

    @Update("""
            UPDATE notify_inbox SET attempts = attempts + 1, next_attempt_at = #{again}
            WHERE channel = #{row.channel} AND notification_id = #{row.notificationId}""")
    int attempt(@Param("row") NoticeRow row, @Param("again") Instant again);

    @Update("""
            UPDATE notify_inbox SET status = #{status}, done_at = #{at}, outcome = #{outcome}
            WHERE channel = #{row.channel} AND notification_id = #{row.notificationId} AND status = 'PENDING'""")
    int end(
            @Param("row") NoticeRow row,
            @Param("status") NoticeStatus status,
            @Param("at") Instant at,
            @Param("outcome") String outcome);

    @Update("""
            UPDATE notify_inbox SET next_attempt_at = #{again}, outcome = #{why}
            WHERE channel = #{row.channel} AND notification_id = #{row.notificationId} AND status = 'PENDING'""")
    int failed(@Param("row") NoticeRow row, @Param("again") Instant again, @Param("why") String why);

    @Select("""
            SELECT channel, notification_id, copies, received_at, last_received_at, status, attempts, done_at, outcome, body
            FROM notify_inbox WHERE pay_no = #{payNo} ORDER BY received_at""")
    List<Notice> of(@Param("payNo") String payNo);
}
