package io.hearth.auth.session;

import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface SessionMapper {

    String COLUMNS = "id, subject, kind, device_type, device_id, rights, started_at, last_used_at, ended_at";

    @Select("SELECT " + COLUMNS + " FROM session WHERE id = #{id}")
    @Nullable SessionRow session(@Param("id") String id);

    @Select("SELECT " + COLUMNS + " FROM session WHERE subject = #{subject} AND ended_at IS NULL ORDER BY started_at")
    List<SessionRow> openOf(@Param("subject") String subject);

    /** Lets the subject's sign-ins pass one after the other: the row is locked until the transaction ends. */
    @Insert("INSERT INTO session_subject (subject) VALUES (#{subject}) ON DUPLICATE KEY UPDATE subject = subject")
    int lockSubject(@Param("subject") String subject);

    @Select("""
            SELECT id FROM session WHERE subject = #{subject} AND device_type = #{type} AND ended_at IS NULL
            FOR UPDATE""")
    List<String> lockOpen(@Param("subject") String subject, @Param("type") DeviceType type);

    @Insert("""
            INSERT INTO session (id, subject, kind, device_type, device_id, rights, started_at, last_used_at)
            VALUES (#{id}, #{subject}, #{kind}, #{deviceType}, #{deviceId}, #{rights}, #{startedAt}, #{lastUsedAt})""")
    int insert(SessionRow row);

    @Update("""
            UPDATE session SET rights = #{rights}, last_used_at = #{now} WHERE id = #{id} AND ended_at IS NULL""")
    int use(@Param("id") String id, @Param("rights") String rights, @Param("now") Instant now);

    @Update("""
            UPDATE session SET ended_at = #{now}, end_reason = #{reason} WHERE id = #{id} AND ended_at IS NULL""")
    int end(@Param("id") String id, @Param("reason") SessionEnd reason, @Param("now") Instant now);

    @Select(
            "SELECT token_hash, session_id, issued_at, expires_at, used_at FROM refresh_token WHERE token_hash = #{hash}")
    @Nullable RefreshTokenRow refreshToken(@Param("hash") String hash);

    @Insert("""
            INSERT INTO refresh_token (token_hash, session_id, issued_at, expires_at)
            VALUES (#{tokenHash}, #{sessionId}, #{issuedAt}, #{expiresAt})""")
    int insertRefreshToken(RefreshTokenRow row);

    /** One row for whoever comes first, none for everybody after. */
    @Update("UPDATE refresh_token SET used_at = #{now} WHERE token_hash = #{hash} AND used_at IS NULL")
    int useRefreshToken(@Param("hash") String hash, @Param("now") Instant now);

    @Delete("DELETE FROM refresh_token WHERE expires_at < #{before} LIMIT #{limit}")
    int deleteExpired(@Param("before") Instant before, @Param("limit") int limit);

    @Delete("""
            DELETE FROM session WHERE ended_at < #{before}
              AND NOT EXISTS (SELECT 1 FROM refresh_token WHERE session_id = session.id) LIMIT #{limit}""")
    int deleteEnded(@Param("before") Instant before, @Param("limit") int limit);
}
