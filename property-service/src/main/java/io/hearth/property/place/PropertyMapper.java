package io.hearth.property.place;

import com.baomidou.mybatisplus.core.metadata.IPage;
import java.math.BigDecimal;
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
interface PropertyMapper {

    String DETAILS = """
            SELECT p.id, p.community_id, c.name AS community, c.district_id, d.name AS district, p.building_id,
                   b.name AS building, s.name AS station, p.unit, p.room, p.address, p.former_no, p.building_area,
                   p.usable_area, p.inner_area, p.charging_area, p.storey_height, b.storeys, b.building_type, b.with_lift,
                   p.customer_class, p.supply_status, p.connected_from, p.version
            FROM property p JOIN building b ON b.id = p.building_id JOIN community c ON c.id = p.community_id
                            JOIN district d ON d.id = c.district_id
                            LEFT JOIN station s ON s.id = COALESCE(b.station_id, c.station_id)""";

    @Insert("""
            <script>
            INSERT INTO property (community_id, building_id, unit, unit_key, room, room_key, address, former_no,
                                  building_area, usable_area, inner_area, charging_area, storey_height, customer_class,
                                  supply_status, connected_from, import_id, import_line, created_at, changed_at) VALUES
            <foreach collection='rows' item='row' separator=','>
              (#{row.property.communityId}, #{row.property.buildingId}, #{row.property.unit}, #{row.property.key.unit},
               #{row.property.room}, #{row.property.key.room}, #{row.property.address}, #{row.property.formerNo},
               #{row.property.areas.building}, #{row.property.areas.usable}, #{row.property.areas.inner},
               #{row.property.areas.charging}, #{row.property.storeyHeightMetres}, #{row.property.customerClass},
               #{row.property.supplyStatus}, #{row.property.connectedFrom}, #{importId}, #{row.line}, #{at}, #{at})
            </foreach>
            </script>""")
    int addAll(@Param("rows") List<NewLine> rows, @Param("importId") @Nullable Long importId, @Param("at") Instant at);

    @Select("SELECT id FROM property WHERE building_id = #{building} AND unit_key = #{unit} AND room_key = #{room}")
    @Nullable Long idAt(@Param("building") long building, @Param("unit") String unit, @Param("room") String room);

    @Select("""
            <script>
            SELECT id, import_line AS line FROM property WHERE import_id = #{importId} AND import_line IN
            <foreach collection='lines' item='line' open='(' separator=',' close=')'>#{line}</foreach>
            </script>""")
    List<ImportedLine> imported(@Param("importId") long importId, @Param("lines") Collection<Integer> lines);

    @Select("""
            <script>
            SELECT building_id, unit_key AS unit, room_key AS room FROM property WHERE building_id IN
            <foreach collection='buildings' item='id' open='(' separator=',' close=')'>#{id}</foreach>
              AND room_key IN
            <foreach collection='rooms' item='room' open='(' separator=',' close=')'>#{room}</foreach>
            </script>""")
    List<Properties.Taken> taken(
            @Param("buildings") Collection<Long> buildings, @Param("rooms") Collection<String> rooms);

    @Select("<script>" + DETAILS + """

            <where>
              <if test='query.ids != null'>p.id IN
                <foreach collection='query.ids' item='id' open='(' separator=',' close=')'>#{id}</foreach></if>
              <if test='query.districtId != null'>AND c.district_id = #{query.districtId}</if>
              <if test='query.communityId != null'>AND p.community_id = #{query.communityId}</if>
              <if test='query.buildingId != null'>AND p.building_id = #{query.buildingId}</if>
              <if test='query.supplyStatus != null'>AND p.supply_status = #{query.supplyStatus}</if>
              <if test='query.keyword != null'>
                AND (p.former_no = #{query.keyword} OR p.address LIKE #{query.beginning} ESCAPE '!')</if>
            </where>
            ORDER BY p.id
            </script>""")
    IPage<PropertyDetails> find(IPage<PropertyDetails> page, @Param("query") PropertyQuery query);

    @Select(DETAILS + " WHERE p.id = #{id}")
    @Nullable PropertyDetails details(@Param("id") long id);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE property SET building_area = #{areas.building}, usable_area = #{areas.usable},
                                inner_area = #{areas.inner}, charging_area = #{areas.charging}, storey_height = #{height},
                                customer_class = #{customerClass}, connected_from = #{connectedFrom},
                                version = version + 1, changed_at = #{at}
            WHERE id = #{id} AND version = #{version}""")
    int change(
            @Param("id") long id,
            @Param("version") int version,
            @Param("areas") Areas areas,
            @Param("height") @Nullable BigDecimal height,
            @Param("customerClass") String customerClass,
            @Param("connectedFrom") @Nullable LocalDate connectedFrom,
            @Param("at") Instant at);

    @Select("""
            <script>
            SELECT id FROM property WHERE id IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            ORDER BY id FOR UPDATE
            </script>""")
    List<Long> lock(@Param("ids") Collection<Long> ids);

    @Select("""
            <script>
            SELECT id FROM property WHERE version > 0 AND id IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    List<Long> changed(@Param("ids") Collection<Long> ids);

    @Select("SELECT id FROM property WHERE import_id = #{importId} AND id > #{after} ORDER BY id LIMIT #{limit}")
    List<Long> ofImport(@Param("importId") long importId, @Param("after") long after, @Param("limit") int limit);

    @Delete("""
            <script>
            DELETE FROM property WHERE id IN
            <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    int remove(@Param("ids") Collection<Long> ids);

    /** @param line null when a person enters it */
    record NewLine(@Nullable Integer line, Property property) {}

    /** Which property a line of an import became. */
    record ImportedLine(long id, int line) {}
}
