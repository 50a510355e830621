package io.hearth.auth.token;

import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface SigningKeyMapper {

    @Select("""
            SELECT kid, status, public_key, private_key, created_at FROM signing_key
            WHERE status IN ('ACTIVE', 'PREVIOUS') ORDER BY created_at DESC""")
    List<SigningKeyRow> living();

    @Select("""
            SELECT kid, status, public_key, private_key, created_at FROM signing_key
            WHERE status IN ('ACTIVE', 'PREVIOUS') ORDER BY created_at DESC FOR UPDATE""")
    List<SigningKeyRow> livingForUpdate();

    @Insert("""
            INSERT INTO signing_key (kid, status, public_key, private_key, created_at)
            VALUES (#{kid}, #{status}, #{publicKey}, #{privateKey}, #{createdAt})""")
    int insert(SigningKeyRow row);

    @Update("""
            UPDATE signing_key SET status = #{to}, private_key = IF(#{to} = 'RETIRED', NULL, private_key)
            WHERE kid = #{kid} AND status = #{from}""")
    int step(@Param("kid") String kid, @Param("from") SigningKeyStatus from, @Param("to") SigningKeyStatus to);

    @Update("UPDATE signing_key SET private_key = #{after} WHERE kid = #{kid} AND private_key = #{before}")
    int sealAnew(@Param("kid") String kid, @Param("before") byte[] before, @Param("after") byte[] after);
}
