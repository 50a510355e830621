package io.hearth.property.network;

import com.baomidou.mybatisplus.core.metadata.IPage;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface NetworkMapper {

    @Insert("INSERT INTO heat_source (name, import_id) VALUES (#{name}, #{importId})")
    int addHeatSource(@Param("name") String name, @Param("importId") @Nullable Long importId);

    @Insert("INSERT INTO district (name, import_id) VALUES (#{name}, #{importId})")
    int addDistrict(@Param("name") String name, @Param("importId") @Nullable Long importId);

    @Insert("INSERT INTO station (name, heat_source_id, import_id) VALUES (#{name}, #{heatSourceId}, #{importId})")
    int addStation(
            @Param("name") String name,
            @Param("heatSourceId") @Nullable Long heatSourceId,
            @Param("importId") @Nullable Long importId);

    @Select("SELECT id, name FROM heat_source ORDER BY id")
    IPage<HeatSource> heatSources(IPage<HeatSource> page);

    @Select("SELECT id, name FROM district ORDER BY id")
    IPage<District> districts(IPage<District> page);

    @Select("""
            <script>
            SELECT s.id, s.name, s.heat_source_id, h.name AS heat_source
            FROM station s LEFT JOIN heat_source h ON h.id = s.heat_source_id
            <if test='heatSourceId != null'>WHERE s.heat_source_id = #{heatSourceId}</if>
            ORDER BY s.id
            </script>""")
    IPage<Station> stations(IPage<Station> page, @Param("heatSourceId") @Nullable Long heatSourceId);

    @Select("SELECT id, name FROM heat_source WHERE id = #{id}")
    @Nullable HeatSource heatSource(@Param("id") long id);

    @Select("SELECT id, name FROM district WHERE id = #{id}")
    @Nullable District district(@Param("id") long id);

    @Select("""
            SELECT s.id, s.name, s.heat_source_id, h.name AS heat_source
            FROM station s LEFT JOIN heat_source h ON h.id = s.heat_source_id
            WHERE s.id = #{id}""")
    @Nullable Station station(@Param("id") long id);

    @Select("""
            <script>
            SELECT id, name FROM heat_source WHERE name IN
            <foreach collection='names' item='name' open='(' separator=',' close=')'>#{name}</foreach>
            </script>""")
    List<HeatSource> heatSourcesNamed(@Param("names") Collection<String> names);

    @Select("""
            <script>
            SELECT id, name FROM district WHERE name IN
            <foreach collection='names' item='name' open='(' separator=',' close=')'>#{name}</foreach>
            </script>""")
    List<District> districtsNamed(@Param("names") Collection<String> names);

    @Select("""
            <script>
            SELECT s.id, s.name, s.heat_source_id, h.name AS heat_source
            FROM station s LEFT JOIN heat_source h ON h.id = s.heat_source_id
            WHERE s.name IN <foreach collection='names' item='name' open='(' separator=',' close=')'>#{name}</foreach>
            </script>""")
    List<Station> stationsNamed(@Param("names") Collection<String> names);

    @Delete("""
            DELETE FROM station WHERE import_id = #{importId}
              AND NOT EXISTS (SELECT 1 FROM community c WHERE c.station_id = station.id)
              AND NOT EXISTS (SELECT 1 FROM building b WHERE b.station_id = station.id)""")
    int removeUnusedStations(@Param("importId") long importId);

    @Delete("""
            DELETE FROM district WHERE import_id = #{importId}
              AND NOT EXISTS (SELECT 1 FROM community c WHERE c.district_id = district.id)""")
    int removeUnusedDistricts(@Param("importId") long importId);

    @Delete("""
            DELETE FROM heat_source WHERE import_id = #{importId}
              AND NOT EXISTS (SELECT 1 FROM station s WHERE s.heat_source_id = heat_source.id)""")
    int removeUnusedHeatSources(@Param("importId") long importId);
}
