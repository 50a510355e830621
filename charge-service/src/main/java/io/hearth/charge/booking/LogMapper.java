package io.hearth.charge.booking;

import java.time.Instant;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface LogMapper {

    @Insert("""
            INSERT INTO transaction_log (message_key, business_key, status, created_at, updated_at)
            VALUES (#{key}, #{businessKey}, #{status}, #{now}, #{now})""")
    int add(
            @Param("key") String key,
            @Param("businessKey") String businessKey,
            @Param("status") LogStatus status,
            @Param("now") Instant now);

    @Update("""
            UPDATE transaction_log SET status = #{to}, updated_at = #{now}
            WHERE message_key = #{key} AND status = #{from}""")
    int move(
            @Param("key") String key,
            @Param("from") LogStatus from,
            @Param("to") LogStatus to,
            @Param("now") Instant now);

    @Select("SELECT status FROM transaction_log WHERE message_key = #{key} FOR UPDATE")
    @Nullable LogStatus locked(@Param("key") String key);
}
