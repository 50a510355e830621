package io.hearth.billing.tariff;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface TariffMapper extends BaseMapper<TariffRow> {

    @Insert("""
            INSERT INTO tariff (code, city, scope, effective_from, status, document, created_by, created_at)
            VALUES (#{version.tariff}, #{version.city}, #{version.scope}, #{version.effectiveFrom}, 'DRAFT', #{document},
                    #{by}, #{at})""")
    int insertDraft(
            @Param("version") TariffVersion version,
            @Param("document") String document,
            @Param("by") String by,
            @Param("at") Instant at);

    @Select("SELECT * FROM tariff WHERE code = #{code} AND effective_from = #{from}")
    TariffRow version(@Param("code") String code, @Param("from") LocalDate from);

    @Update("""
            UPDATE tariff SET status = 'PUBLISHED', published_by = #{by}, published_at = #{at}
            WHERE id = #{id} AND status = 'DRAFT'""")
    int publish(@Param("id") long id, @Param("by") String by, @Param("at") Instant at);

    @Delete("DELETE FROM tariff WHERE id = #{id} AND status = 'DRAFT'")
    int deleteDraft(@Param("id") long id);

    @Select("SELECT * FROM tariff WHERE status = 'PUBLISHED' ORDER BY code, effective_from")
    List<TariffRow> published();
}
