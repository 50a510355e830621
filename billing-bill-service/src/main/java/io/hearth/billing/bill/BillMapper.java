package io.hearth.billing.bill;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import com.baomidou.mybatisplus.core.metadata.IPage;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface BillMapper extends BaseMapper<BillRow> {

    @Select("SELECT * FROM bill WHERE held_until <= #{now} ORDER BY held_until LIMIT #{limit}")
    List<BillRow> heldUntil(@Param("now") Instant now, @Param("limit") int limit);

    /** One row when nobody was faster: the update carries the version and the status the step started from. */
    @Update("""
            UPDATE bill SET status = #{after.status}, paid_fen = #{after.paid}, held_by = #{heldBy}, held_until = #{heldUntil},
                            version = #{after.version}
            WHERE bill_no = #{before.billNo} AND version = #{before.version} AND status = #{before.status}""")
    int step(
            @Param("before") Bill before,
            @Param("after") Bill after,
            @Param("heldBy") @Nullable String heldBy,
            @Param("heldUntil") @Nullable Instant heldUntil);

    @Insert("""
            <script>
            INSERT INTO bill (bill_no, customer_no, property_id, address, season, kind, tariff_id, status, due_fen, paid_fen,
                              due_on, version, created_at)
            VALUES <foreach collection='bills' item='bill' separator=','>
              (#{bill.billNo}, #{bill.customerNo}, #{bill.propertyId}, #{bill.address}, #{bill.season}, #{bill.kind},
               #{bill.tariffId}, #{bill.status}, #{bill.due}, #{bill.paid}, #{bill.dueOn}, #{bill.version}, #{now})</foreach>
            </script>""")
    int insertAll(@Param("bills") List<Bill> bills, @Param("now") Instant now);

    @Insert("""
            <script>
            INSERT INTO bill_entry (bill_no, kind, reference, amount_fen, formula, inputs, happened_at)
            VALUES <foreach collection='rows' item='row' separator=','>
              (#{row.billNo}, #{row.entry.kind}, #{row.entry.reference}, #{row.entry.amount}, #{row.entry.formula},
               #{row.entry.inputs}, #{row.entry.happenedAt})</foreach>
            </script>""")
    int addEntries(@Param("rows") List<EntryRow> rows);

    @Select("""
            <script>
            SELECT property_id FROM bill WHERE season = #{season} AND kind = #{kind} AND property_id IN
            <foreach collection='propertyIds' item='id' open='(' separator=',' close=')'>#{id}</foreach>
            </script>""")
    Set<Long> billedProperties(
            @Param("season") String season, @Param("kind") BillKind kind, @Param("propertyIds") List<Long> propertyIds);

    @Select("SELECT COUNT(*) FROM bill_entry WHERE bill_no = #{billNo} AND kind = 'PAYMENT' AND reference = #{orderNo}")
    int payments(@Param("billNo") String billNo, @Param("orderNo") String orderNo);

    @Select("""
            SELECT kind, reference, amount_fen AS amount, formula, inputs, happened_at FROM bill_entry
            WHERE bill_no = #{billNo} ORDER BY id""")
    List<BillEntry> entries(@Param("billNo") String billNo);

    @Select("""
            <script>
            SELECT * FROM bill
            <where>
              <if test='query.customerNos != null'>customer_no IN
                <foreach collection='query.customerNos' item='no' open='(' separator=',' close=')'>#{no}</foreach></if>
              <if test='query.season != null'>AND season = #{query.season}</if>
              <if test='query.status != null'>AND status = #{query.status}</if>
            </where>
            ORDER BY season DESC, bill_no DESC
            </script>""")
    IPage<BillRow> find(IPage<BillRow> page, @Param("query") BillQuery query);
}
