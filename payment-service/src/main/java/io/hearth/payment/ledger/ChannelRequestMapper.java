package io.hearth.payment.ledger;

import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ChannelRequestMapper {

    String COLUMNS = "id, pay_no, kind, status, sent_at, ended_at, answer";

    @Insert("""
            INSERT INTO channel_request (pay_no, kind, status, sent_at) VALUES (#{payNo}, #{kind}, 'OPEN', #{at})""")
    int open(@Param("payNo") String payNo, @Param("kind") RequestKind kind, @Param("at") Instant at);

    @Select("SELECT LAST_INSERT_ID()")
    long lastId();

    @Update("""
            UPDATE channel_request SET status = #{status}, ended_at = #{at}, answer = #{answer}
            WHERE id = #{id} AND status IN ('OPEN', 'NO_ANSWER')""")
    int end(
            @Param("id") long id,
            @Param("status") RequestStatus status,
            @Param("at") Instant at,
            @Param("answer") String answer);

    @Select("SELECT " + COLUMNS + " FROM channel_request WHERE pay_no = #{payNo} ORDER BY id")
    List<ChannelRequest> of(@Param("payNo") String payNo);

    @Select("SELECT " + COLUMNS
            + " FROM channel_request WHERE pay_no = #{payNo} AND kind = 'CREATE' ORDER BY id DESC LIMIT 1")
    @Nullable ChannelRequest lastCreate(@Param("payNo") String payNo);
}
