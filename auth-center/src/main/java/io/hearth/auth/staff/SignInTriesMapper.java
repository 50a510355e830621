package io.hearth.auth.staff;

import java.time.Instant;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface SignInTriesMapper {

    @Insert("INSERT IGNORE INTO sign_in_tries (name_fingerprint, tries, last_at) VALUES (#{name}, 0, #{now})")
    int know(@Param("name") String name, @Param("now") Instant now);

    /** One row when another try is allowed. The assignments run from left to right: the lock looks at the new count. */
    @Update("""
            UPDATE sign_in_tries
            SET tries = IF(locked_until IS NOT NULL OR last_at < #{forgetBefore}, 1, tries + 1),
                last_at = #{now},
                locked_until = IF(tries >= #{most}, #{lockUntil}, NULL)
            WHERE name_fingerprint = #{name} AND (locked_until IS NULL OR locked_until <= #{now})""")
    int count(
            @Param("name") String name,
            @Param("now") Instant now,
            @Param("forgetBefore") Instant forgetBefore,
            @Param("most") int most,
            @Param("lockUntil") Instant lockUntil);

    @Select("SELECT locked_until FROM sign_in_tries WHERE name_fingerprint = #{name}")
    @Nullable Instant lockedUntil(@Param("name") String name);

    @Delete("DELETE FROM sign_in_tries WHERE name_fingerprint = #{name}")
    int forget(@Param("name") String name);

    @Delete("DELETE FROM sign_in_tries WHERE last_at < #{before} LIMIT #{limit}")
    int forgetOld(@Param("before") Instant before, @Param("limit") int limit);
}
