package io.hearth.auth.staff;

import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface StaffMapper {

    String COLUMNS =
            "id, username, name, password_hash, roles, districts, disabled, totp_secret, totp_confirmed, created_at,"
                    + " version";

    @Select("SELECT " + COLUMNS + " FROM staff WHERE username = #{username}")
    @Nullable StaffRow byUsername(@Param("username") String username);

    @Select("SELECT " + COLUMNS + " FROM staff WHERE id = #{id}")
    @Nullable StaffRow byId(@Param("id") long id);

    @Select("SELECT " + COLUMNS + " FROM staff ORDER BY id LIMIT #{limit} OFFSET #{offset}")
    List<StaffRow> page(@Param("limit") int limit, @Param("offset") long offset);

    @Select("SELECT COUNT(*) FROM staff")
    long count();

    @Insert("""
            INSERT INTO staff (username, name, password_hash, roles, districts, disabled, created_at)
            VALUES (#{username}, #{name}, #{passwordHash}, #{roles}, #{districts}, #{disabled}, #{createdAt})""")
    int insert(StaffRow row);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE staff SET name = #{name}, roles = #{roles}, districts = #{districts}, disabled = #{disabled},
                             version = #{version}
            WHERE id = #{id} AND version = #{version} - 1""")
    int change(StaffRow after);

    @Update("UPDATE staff SET password_hash = #{hash}, version = version + 1 WHERE id = #{id}")
    int setPassword(@Param("id") long id, @Param("hash") String hash);

    @Update("""
            UPDATE staff SET totp_secret = #{secret}, totp_confirmed = FALSE, totp_step = NULL, version = version + 1
            WHERE id = #{id} AND NOT totp_confirmed""")
    int beginSecondFactor(@Param("id") long id, @Param("secret") byte[] secret);

    @Update("""
            UPDATE staff SET totp_confirmed = TRUE, version = version + 1
            WHERE id = #{id} AND totp_secret IS NOT NULL AND NOT totp_confirmed""")
    int confirmSecondFactor(@Param("id") long id);

    @Update("""
            UPDATE staff SET totp_secret = NULL, totp_confirmed = FALSE, totp_step = NULL, version = version + 1
            WHERE id = #{id}""")
    int endSecondFactor(@Param("id") long id);

    @Select("SELECT " + COLUMNS + " FROM staff WHERE LEFT(totp_secret, 4) <> #{keyId} LIMIT #{limit}")
    List<StaffRow> notUnder(@Param("keyId") byte[] keyId, @Param("limit") int limit);

    @Update("UPDATE staff SET totp_secret = #{after} WHERE id = #{id} AND totp_secret = #{before}")
    int sealAnew(@Param("id") long id, @Param("before") byte[] before, @Param("after") byte[] after);

    /** One row the first time that the one-time password of this half minute, or a later one, is shown. */
    @Update("UPDATE staff SET totp_step = #{step} WHERE id = #{id} AND (totp_step IS NULL OR totp_step < #{step})")
    int useStep(@Param("id") long id, @Param("step") long step);
}
