package io.hearth.auth.resident;

import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ResidentMapper {

    @Insert("""
            INSERT IGNORE INTO resident (phone_fingerprint, phone, created_at) VALUES (#{fingerprint}, #{phone}, #{now})""")
    int insert(@Param("fingerprint") String fingerprint, @Param("phone") byte[] phone, @Param("now") Instant now);

    @Select("""
            <script>
            SELECT id, phone FROM resident WHERE phone_fingerprint IN
            <foreach collection="fingerprints" item="fingerprint" open="(" separator="," close=")">#{fingerprint}</foreach>
            </script>""")
    @Nullable ResidentRow byPhone(@Param("fingerprints") List<String> fingerprints);

    @Select("SELECT id, phone FROM resident WHERE LEFT(phone, 4) <> #{keyId} LIMIT #{limit}")
    List<ResidentRow> notUnder(@Param("keyId") byte[] keyId, @Param("limit") int limit);

    @Update("UPDATE resident SET phone_fingerprint = #{fingerprint}, phone = #{phone} WHERE id = #{id}")
    int sealAnew(@Param("id") long id, @Param("fingerprint") String fingerprint, @Param("phone") byte[] phone);

    @Select("SELECT id, phone FROM resident WHERE id = #{id}")
    @Nullable ResidentRow byId(@Param("id") long id);
}
