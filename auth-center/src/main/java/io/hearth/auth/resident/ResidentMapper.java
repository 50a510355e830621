package io.hearth.auth.resident;

import java.time.Instant;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface ResidentMapper {

    @Insert("""
            INSERT IGNORE INTO resident (phone_fingerprint, phone, created_at) VALUES (#{fingerprint}, #{phone}, #{now})""")
    int insert(@Param("fingerprint") String fingerprint, @Param("phone") byte[] phone, @Param("now") Instant now);

    @Select("SELECT id, phone FROM resident WHERE phone_fingerprint = #{fingerprint}")
    @Nullable ResidentRow byPhone(@Param("fingerprint") String fingerprint);

    @Select("SELECT id, phone FROM resident WHERE id = #{id}")
    @Nullable ResidentRow byId(@Param("id") long id);
}
