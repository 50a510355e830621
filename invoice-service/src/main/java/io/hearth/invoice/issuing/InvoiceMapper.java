package io.hearth.invoice.issuing;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface InvoiceMapper extends BaseMapper<InvoiceRow> {

    @Select("SELECT COUNT(*) FROM invoice WHERE charge_record_no = #{chargeRecordNo}")
    int ofRecord(@Param("chargeRecordNo") String chargeRecordNo);

    @Insert("""
            INSERT INTO invoice_line (invoice_id, bill_no, name, tax_category, tax_rate, amount_fen)
            VALUES (#{id}, #{line.billNo}, #{line.name}, #{line.taxCategory}, #{line.taxRate}, #{line.amount})""")
    int insertLine(@Param("id") String id, @Param("line") InvoiceLine line);

    @Select("""
            SELECT bill_no, name, tax_category, tax_rate, amount_fen AS amount FROM invoice_line
            WHERE invoice_id = #{id} ORDER BY id""")
    List<InvoiceLine> lines(@Param("id") String id);

    @Select("""
            SELECT invoice_id FROM invoice WHERE status = 'REQUESTED' AND next_attempt_at <= #{now}
            ORDER BY next_attempt_at LIMIT #{limit}""")
    List<String> due(@Param("now") Instant now, @Param("limit") int limit);

    /** One row for the one instance that asks the platform now. */
    @Update("""
            UPDATE invoice SET next_attempt_at = #{until}
            WHERE invoice_id = #{id} AND status = 'REQUESTED' AND next_attempt_at <= #{now}""")
    int take(@Param("id") String id, @Param("now") Instant now, @Param("until") Instant until);

    @Update("""
            UPDATE invoice SET attempts = attempts + 1, next_attempt_at = #{next}
            WHERE invoice_id = #{id} AND status = 'REQUESTED' AND version = #{version}""")
    int again(@Param("id") String id, @Param("version") int version, @Param("next") Instant next);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE invoice SET status = #{after.status}, invoice_no = #{issued.invoiceNo}, invoice_date = #{issued.invoiceDate},
                   tax_fen = #{issued.tax}, buyer_name = #{issued.buyerName}, download_url = #{issued.downloadUrl},
                   failure = NULL, issued_at = #{now}, version = #{after.version}
            WHERE invoice_id = #{before.id} AND version = #{before.version} AND status = #{before.status}""")
    int issued(
            @Param("before") Invoice before,
            @Param("after") Invoice after,
            @Param("issued") TaxPlatform.Issued issued,
            @Param("now") Instant now);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE invoice SET status = #{after.status}, failure = #{failure}, attempts = #{after.attempts},
                   next_attempt_at = #{next}, version = #{after.version}
            WHERE invoice_id = #{before.id} AND version = #{before.version} AND status = #{before.status}""")
    int step(
            @Param("before") Invoice before,
            @Param("after") Invoice after,
            @Param("failure") @Nullable String failure,
            @Param("next") Instant next);
}
