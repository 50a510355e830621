package io.hearth.property.place;

import com.baomidou.mybatisplus.core.metadata.IPage;
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
interface PlaceMapper {

    String COMMUNITY = """
            SELECT c.id, c.name, c.name_key, c.district_id, d.name AS district, c.station_id, s.name AS station
            FROM community c JOIN district d ON d.id = c.district_id LEFT JOIN station s ON s.id = c.station_id""";

    String BUILDING = """
            SELECT b.id, b.community_id, b.name, b.name_key, b.station_id, s.name AS station, b.storeys, b.building_type,
                   b.with_lift, b.version
            FROM building b JOIN community c ON c.id = b.community_id
                            LEFT JOIN station s ON s.id = COALESCE(b.station_id, c.station_id)""";

    @Insert("""
            INSERT INTO community (name, name_key, district_id, station_id, import_id)
            VALUES (#{name}, #{nameKey}, #{districtId}, #{stationId}, #{importId})""")
    int addCommunity(
            @Param("name") String name,
            @Param("nameKey") String nameKey,
            @Param("districtId") long districtId,
            @Param("stationId") @Nullable Long stationId,
            @Param("importId") @Nullable Long importId);

    @Insert("""
            INSERT INTO building (community_id, name, name_key, station_id, storeys, building_type, with_lift, import_id)
            VALUES (#{communityId}, #{name}, #{nameKey}, #{stationId}, #{storeys}, #{buildingType}, #{withLift}, #{importId})""")
    int addBuilding(
            @Param("communityId") long communityId,
            @Param("name") String name,
            @Param("nameKey") String nameKey,
            @Param("stationId") @Nullable Long stationId,
            @Param("storeys") @Nullable Integer storeys,
            @Param("buildingType") @Nullable BuildingType buildingType,
            @Param("withLift") @Nullable Boolean withLift,
            @Param("importId") @Nullable Long importId);

    @Update("""
            UPDATE building SET station_id = COALESCE(#{change.stationId}, station_id),
                                storeys = COALESCE(#{change.storeys}, storeys),
                                building_type = COALESCE(#{type}, building_type),
                                with_lift = COALESCE(#{change.withLift}, with_lift), version = version + 1
            WHERE id = #{id} AND version = #{change.version}""")
    int changeBuilding(
            @Param("id") long id,
            @Param("change") PlaceRequests.ChangeBuilding change,
            @Param("type") @Nullable BuildingType type);

    @Select("<script>" + COMMUNITY + """

            <if test='districtId != null'>WHERE c.district_id = #{districtId}</if>
            ORDER BY c.id
            </script>""")
    IPage<Community> communities(IPage<Community> page, @Param("districtId") @Nullable Long districtId);

    @Select("<script>" + BUILDING + """

            <if test='communityId != null'>WHERE b.community_id = #{communityId}</if>
            ORDER BY b.id
            </script>""")
    IPage<Building> buildings(IPage<Building> page, @Param("communityId") @Nullable Long communityId);

    @Select(COMMUNITY + " WHERE c.id = #{id}")
    @Nullable Community community(@Param("id") long id);

    @Select(BUILDING + " WHERE b.id = #{id}")
    @Nullable Building building(@Param("id") long id);

    @Select("<script>" + COMMUNITY + """

            WHERE c.name_key IN
            <foreach collection='keys' item='key' open='(' separator=',' close=')'>#{key}</foreach>
            </script>""")
    List<Community> communitiesOf(@Param("keys") Collection<String> keys);

    @Select("<script>" + BUILDING + """

            WHERE b.community_id IN
            <foreach collection='communities' item='id' open='(' separator=',' close=')'>#{id}</foreach>
              AND b.name_key IN
            <foreach collection='keys' item='key' open='(' separator=',' close=')'>#{key}</foreach>
            </script>""")
    List<Building> buildingsOf(
            @Param("communities") Collection<Long> communities, @Param("keys") Collection<String> keys);

    @Delete("""
            DELETE FROM building WHERE import_id = #{importId}
              AND NOT EXISTS (SELECT 1 FROM property p WHERE p.building_id = building.id)""")
    int removeUnusedBuildings(@Param("importId") long importId);

    @Delete("""
            DELETE FROM community WHERE import_id = #{importId}
              AND NOT EXISTS (SELECT 1 FROM building b WHERE b.community_id = community.id)""")
    int removeUnusedCommunities(@Param("importId") long importId);
}
