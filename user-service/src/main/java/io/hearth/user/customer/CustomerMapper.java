package io.hearth.user.customer;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import com.baomidou.mybatisplus.core.metadata.IPage;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface CustomerMapper extends BaseMapper<CustomerRow> {

    @Insert("""
            <script>
            INSERT INTO customer (customer_no, name, phone_sealed, phone_index, id_type, id_number_sealed, id_number_index,
                                  customer_class, origin, key_id, version, created_at, changed_at) VALUES
            <foreach collection='rows' item='row' separator=','>
              (#{row.customerNo}, #{row.name}, #{row.phoneSealed}, #{row.phoneIndex}, #{row.idType}, #{row.idNumberSealed},
               #{row.idNumberIndex}, #{row.customerClass}, #{row.origin}, #{row.keyId}, #{row.version}, #{row.createdAt},
               #{row.changedAt})
            </foreach>
            </script>""")
    int insertAll(@Param("rows") List<CustomerRow> rows);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE customer SET name = #{row.name}, phone_sealed = #{row.phoneSealed}, phone_index = #{row.phoneIndex},
                                id_number_sealed = #{row.idNumberSealed}, id_number_index = #{row.idNumberIndex},
                                customer_class = #{row.customerClass}, key_id = #{row.keyId}, version = #{row.version},
                                changed_at = #{row.changedAt}
            WHERE customer_no = #{row.customerNo} AND version = #{version}""")
    int update(@Param("row") CustomerRow row, @Param("version") int version);

    @Select("""
            <script>
            SELECT * FROM customer
            <if test='keyword != null'>
              WHERE customer_no = #{keyword} OR name LIKE #{beginning} ESCAPE '!' OR phone_index IN
              <foreach collection='phoneIndexes' item='index' open='(' separator=',' close=')'>#{index}</foreach>
            </if>
            ORDER BY customer_no DESC
            </script>""")
    IPage<CustomerRow> find(
            IPage<CustomerRow> page,
            @Param("keyword") @Nullable String keyword,
            @Param("beginning") @Nullable String beginning,
            @Param("phoneIndexes") List<String> phoneIndexes);

    @Select("""
            <script>
            SELECT * FROM customer WHERE customer_no IN
            <foreach collection='numbers' item='no' open='(' separator=',' close=')'>#{no}</foreach>
            ORDER BY customer_no
            </script>""")
    List<CustomerRow> withNumbers(@Param("numbers") Collection<String> numbers);

    @Select("""
            <script>
            SELECT * FROM customer WHERE phone_index IN
            <foreach collection='indexes' item='index' open='(' separator=',' close=')'>#{index}</foreach>
            ORDER BY customer_no
            </script>""")
    List<CustomerRow> withPhones(@Param("indexes") Collection<String> indexes);

    @Select("""
            <script>
            SELECT * FROM customer WHERE id_number_index IN
            <foreach collection='indexes' item='index' open='(' separator=',' close=')'>#{index}</foreach>
            ORDER BY customer_no
            </script>""")
    List<CustomerRow> withIdNumbers(@Param("indexes") Collection<String> indexes);

    @Select("SELECT * FROM customer WHERE key_id <> #{keyId} ORDER BY customer_no LIMIT #{limit}")
    List<CustomerRow> sealedWithAnotherKey(@Param("keyId") String keyId, @Param("limit") int limit);

    @Insert("""
            <script>
            INSERT INTO registration (external_ref, customer_no, registered_at) VALUES
            <foreach collection='rows' item='row' separator=','>
              (#{row.externalRef}, #{row.customerNo}, #{row.registeredAt})
            </foreach>
            </script>""")
    int register(@Param("rows") List<RegistrationRow> rows);

    @Select("""
            <script>
            SELECT external_ref, customer_no, registered_at FROM registration WHERE external_ref IN
            <foreach collection='refs' item='ref' open='(' separator=',' close=')'>#{ref}</foreach>
            </script>""")
    List<RegistrationRow> registrations(@Param("refs") Collection<String> refs);

    @Delete("""
            <script>
            DELETE FROM registration WHERE external_ref IN
            <foreach collection='refs' item='ref' open='(' separator=',' close=')'>#{ref}</foreach>
            </script>""")
    int unregister(@Param("refs") Collection<String> refs);

    @Delete("""
            <script>
            DELETE FROM customer WHERE origin = 'RECORDS' AND version = 0 AND customer_no IN
            <foreach collection='numbers' item='no' open='(' separator=',' close=')'>#{no}</foreach>
              AND NOT EXISTS (SELECT 1 FROM registration r WHERE r.customer_no = customer.customer_no)
            </script>""")
    int removeUnregistered(@Param("numbers") Collection<String> numbers);

    @Insert("""
            INSERT INTO disclosure (customer_no, disclosed_to, reason, disclosed_at)
            VALUES (#{customerNo}, #{to}, #{reason}, #{at})""")
    int disclose(
            @Param("customerNo") String customerNo,
            @Param("to") String to,
            @Param("reason") String reason,
            @Param("at") Instant at);
}
