package io.hearth.property.binding;

import io.hearth.property.api.BillableProperties;
import java.time.Instant;
import java.time.LocalDate;
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
interface BindingMapper {

    String COLUMNS = "id, property_id, customer_no, valid_from, valid_until";

    String IN_SCOPE = """
            <if test='districtId != null'>AND c.district_id = #{districtId}</if>
            <if test='communityId != null'>AND p.community_id = #{communityId}</if>
            """;

    @Insert("""
            <script>
            INSERT INTO binding (property_id, customer_no, valid_from, import_id, bound_by, bound_at) VALUES
            <foreach collection='rows' item='row' separator=','>
              (#{row.propertyId}, #{row.customerNo}, #{row.from}, #{importId}, #{by}, #{at})
            </foreach>
            </script>""")
    int addAll(
            @Param("rows") List<Bindings.NewBinding> rows,
            @Param("importId") @Nullable Long importId,
            @Param("by") String by,
            @Param("at") Instant at);

    @Update("""
            UPDATE binding SET valid_until = #{until}, ended_by = #{by}, ended_at = #{at}
            WHERE id = #{id} AND valid_until IS NULL""")
    int end(@Param("id") long id, @Param("until") LocalDate until, @Param("by") String by, @Param("at") Instant at);

    @Select("SELECT " + COLUMNS + " FROM binding WHERE id = #{id} AND property_id = #{propertyId}")
    @Nullable Binding binding(@Param("id") long id, @Param("propertyId") long propertyId);

    @Select("SELECT " + COLUMNS + " FROM binding WHERE property_id = #{propertyId} ORDER BY id")
    List<Binding> ofProperty(@Param("propertyId") long propertyId);

    @Select("""
            <script>
            SELECT id, property_id, customer_no, valid_from, valid_until FROM binding WHERE open_property IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    List<Binding> open(@Param("ids") Collection<Long> propertyIds);

    @Select("""
            <script>
            SELECT property_id FROM binding WHERE valid_until IS NULL AND customer_no IN
            <foreach collection='numbers' item='no' open='(' separator=',' close=')'>#{no}</foreach>
            ORDER BY property_id
            </script>""")
    List<Long> propertiesOf(@Param("numbers") Collection<String> customerNos);

    @Select("""
            <script>
            SELECT DISTINCT customer_no FROM binding WHERE customer_no IN
            <foreach collection='numbers' item='no' open='(' separator=',' close=')'>#{no}</foreach>
            </script>""")
    List<String> bound(@Param("numbers") Collection<String> customerNos);

    @Select("""
            <script>
            SELECT DISTINCT property_id FROM binding
            WHERE (import_id IS NULL OR import_id != #{importId} OR valid_until IS NOT NULL) AND property_id IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    List<Long> changedSince(@Param("importId") long importId, @Param("ids") Collection<Long> propertyIds);

    @Delete("""
            <script>
            DELETE FROM binding WHERE property_id IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    int remove(@Param("ids") Collection<Long> propertyIds);

    @Select("""
            <script>
            SELECT p.id AS property_id, k.customer_no, p.address, d.name AS district, p.customer_class,
                   p.building_area AS building_area_square_metres, p.usable_area AS usable_area_square_metres,
                   p.inner_area AS inner_area_square_metres, p.storey_height AS storey_height_metres,
                   b.building_type, b.with_lift, p.supply_status = 'STOPPED' AS supply_stopped, p.connected_from
            FROM binding k JOIN property p ON p.id = k.property_id JOIN building b ON b.id = p.building_id
                           JOIN community c ON c.id = p.community_id JOIN district d ON d.id = c.district_id
            WHERE k.open_property > #{after}""" + " " + IN_SCOPE + """
            ORDER BY k.open_property LIMIT #{limit}
            </script>""")
    List<BillableProperties.Property> billable(
            @Param("after") long after,
            @Param("limit") int limit,
            @Param("districtId") @Nullable Long districtId,
            @Param("communityId") @Nullable Long communityId);

    @Select("""
            <script>
            SELECT COUNT(*) FROM binding k JOIN property p ON p.id = k.property_id JOIN community c ON c.id = p.community_id
            WHERE k.open_property > 0""" + " " + IN_SCOPE + "</script>")
    long countBillable(
            @Param("districtId") @Nullable Long districtId, @Param("communityId") @Nullable Long communityId);
}
