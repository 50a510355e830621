package io.hearth.notification.message;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface MessageMapper extends BaseMapper<MessageRow> {

    String DUE = "(status = 'WAITING' OR status = 'UNCLEAR' AND unclear_sends < 2) AND next_attempt_at <= #{now}";

    @Select("SELECT COUNT(*) FROM message WHERE template = #{template} AND about = #{about}")
    int telling(@Param("template") Template template, @Param("about") String about);

    @Select("SELECT message_no FROM message WHERE " + DUE + " ORDER BY next_attempt_at LIMIT #{limit}")
    List<String> due(@Param("now") Instant now, @Param("limit") int limit);

    /** One row for the one instance that sends the message now. */
    @Update("UPDATE message SET next_attempt_at = #{until} WHERE message_no = #{messageNo} AND " + DUE)
    int take(@Param("messageNo") String messageNo, @Param("now") Instant now, @Param("until") Instant until);

    @Update("""
            UPDATE message SET attempts = attempts + 1, next_attempt_at = #{next}
            WHERE message_no = #{messageNo} AND version = #{version}""")
    int again(@Param("messageNo") String messageNo, @Param("version") int version, @Param("next") Instant next);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE message SET status = #{after.status}, phone_tag = #{tag}, phone_masked = #{masked}, biz_id = #{bizId},
                   failure = #{failure}, attempts = #{after.attempts}, unclear_sends = #{after.unclearSends},
                   next_attempt_at = #{next}, handed_at = COALESCE(#{handedAt}, handed_at), version = #{after.version}
            WHERE message_no = #{before.messageNo} AND version = #{before.version} AND status = #{before.status}""")
    int step(
            @Param("before") Message before,
            @Param("after") Message after,
            @Param("tag") @Nullable String tag,
            @Param("masked") @Nullable String masked,
            @Param("bizId") @Nullable String bizId,
            @Param("failure") @Nullable String failure,
            @Param("next") Instant next,
            @Param("handedAt") @Nullable Instant handedAt);

    @Select("""
            SELECT COUNT(*) FROM message
            WHERE phone_tag = #{tag} AND handed_at >= #{since} AND status IN ('SENT', 'UNCLEAR')""")
    int handedTo(@Param("tag") String tag, @Param("since") Instant since);
}
