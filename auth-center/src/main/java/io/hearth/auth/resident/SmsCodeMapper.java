package io.hearth.auth.resident;

import java.time.Instant;
import java.time.LocalDate;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface SmsCodeMapper {

    @Insert("""
            INSERT IGNORE INTO sms_code
              (phone_fingerprint, code_hash, sent_at, expires_at, tries, sent_on, sent_count)
            VALUES (#{row.phoneFingerprint}, #{row.codeHash}, #{row.sentAt}, #{row.expiresAt}, 0, #{row.sentOn}, 1)""")
    int first(@Param("row") SmsCodeRow row);

    /** One row when the limits allow another code; the conditions stand in the update so that two requests cannot both pass. */
    @Update("""
            UPDATE sms_code
            SET code_hash = #{row.codeHash}, sent_at = #{row.sentAt}, expires_at = #{row.expiresAt}, tries = 0,
                sent_count = IF(sent_on = #{row.sentOn}, sent_count + 1, 1), sent_on = #{row.sentOn}
            WHERE phone_fingerprint = #{row.phoneFingerprint} AND sent_at <= #{notAfter}
              AND (sent_on <> #{row.sentOn} OR sent_count < #{perDay})""")
    int next(@Param("row") SmsCodeRow row, @Param("notAfter") Instant notAfter, @Param("perDay") int perDay);

    @Select("""
            SELECT phone_fingerprint, code_hash, sent_at, expires_at, tries, sent_on, sent_count FROM sms_code
            WHERE phone_fingerprint = #{phone}""")
    @Nullable SmsCodeRow of(@Param("phone") String phone);

    /** Counts a guess before it is looked at, so that parallel guesses cannot be more than allowed. */
    @Update("""
            UPDATE sms_code SET tries = tries + 1
            WHERE phone_fingerprint = #{phone} AND code_hash IS NOT NULL AND expires_at > #{now} AND tries < #{most}""")
    int guess(@Param("phone") String phone, @Param("now") Instant now, @Param("most") int most);

    @Update("""
            UPDATE sms_code SET code_hash = NULL WHERE phone_fingerprint = #{phone} AND code_hash = #{hash}""")
    int use(@Param("phone") String phone, @Param("hash") String hash);

    @Delete("DELETE FROM sms_code WHERE expires_at < #{before} AND sent_on < #{today} LIMIT #{limit}")
    int forget(@Param("before") Instant before, @Param("today") LocalDate today, @Param("limit") int limit);
}
