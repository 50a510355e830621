package io.hearth.property.imports;

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
interface ImportMapper extends BaseMapper<ImportRow> {

    @Insert("""
            INSERT INTO property_import (file_name, file_hash, file_bytes, mode, create_missing, status, warnings,
                                         next_attempt_at, received_by, received_at)
            VALUES (#{file.name}, #{file.hash}, #{file.bytes}, #{mode}, #{createMissing}, 'WAITING', #{warnings}, #{at},
                    #{by}, #{at})""")
    int receive(
            @Param("file") ReceivedFile file,
            @Param("mode") ImportMode mode,
            @Param("createMissing") boolean createMissing,
            @Param("warnings") int warnings,
            @Param("by") String by,
            @Param("at") Instant at);

    @Select("SELECT LAST_INSERT_ID()")
    long lastId();

    @Select("""
            SELECT id FROM property_import
            WHERE file_hash = #{hash} AND mode = 'IMPORT'
              AND (status IN ('WAITING', 'RUNNING') OR status = 'COMPLETED' AND good > 0)
            ORDER BY id DESC LIMIT 1""")
    @Nullable Long sameFile(@Param("hash") String hash);

    @Select("""
            SELECT id FROM property_import
            WHERE status IN ('WAITING', 'RUNNING', 'UNDOING') AND next_attempt_at <= #{now}
              AND (worker IS NULL OR worker_until <= #{now})
            ORDER BY id LIMIT 1""")
    @Nullable Long due(@Param("now") Instant now);

    @Update("""
            UPDATE property_import SET status = IF(status = 'WAITING', 'RUNNING', status), worker = #{worker},
                                       worker_until = #{until}, started_at = COALESCE(started_at, #{now})
            WHERE id = #{id} AND status IN ('WAITING', 'RUNNING', 'UNDOING')
              AND (worker IS NULL OR worker_until <= #{now})""")
    int claim(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("until") Instant until,
            @Param("now") Instant now);

    @Update("""
            UPDATE property_import SET total = #{total}, warnings = warnings + #{warnings}, worker_until = #{until}
            WHERE id = #{id} AND worker = #{worker} AND status = 'RUNNING'""")
    int counted(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("total") int total,
            @Param("warnings") int warnings,
            @Param("until") Instant until);

    @Update("""
            UPDATE property_import SET last_line = #{step.lastLine}, good = good + #{step.good},
                                       rejected = rejected + #{step.rejected}, skipped = skipped + #{step.skipped},
                                       warnings = warnings + #{step.warnings},
                                       working_millis = working_millis + #{step.millis}, attempts = 0,
                                       worker_until = #{until}
            WHERE id = #{id} AND worker = #{worker} AND status = 'RUNNING'""")
    int advance(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("step") ImportStep step,
            @Param("until") Instant until);

    @Update("""
            UPDATE property_import SET undone = undone + #{undone}, kept = kept + #{kept}, last_undone_id = #{lastId},
                                       attempts = 0, worker_until = #{until}
            WHERE id = #{id} AND worker = #{worker} AND status = 'UNDOING'""")
    int advanceUndoing(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("undone") int undone,
            @Param("kept") int kept,
            @Param("lastId") long lastId,
            @Param("until") Instant until);

    @Update("""
            UPDATE property_import SET status = #{to}, worker = NULL, worker_until = NULL, finished_at = #{at}
            WHERE id = #{id} AND worker = #{worker} AND status = #{from}""")
    int finish(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("from") ImportStatus from,
            @Param("to") ImportStatus to,
            @Param("at") Instant at);

    @Update("""
            UPDATE property_import SET refusal = #{code}, refusal_chinese = #{chinese}, refusal_english = #{english}
            WHERE id = #{id} AND worker = #{worker}""")
    int refused(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("code") String code,
            @Param("chinese") String chinese,
            @Param("english") String english);

    @Update("""
            UPDATE property_import SET worker = NULL, worker_until = NULL, attempts = #{attempts},
                                       next_attempt_at = #{nextAttemptAt}
            WHERE id = #{id} AND worker = #{worker}""")
    int giveBack(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("attempts") int attempts,
            @Param("nextAttemptAt") Instant nextAttemptAt);

    @Update("""
            UPDATE property_import SET status = 'UNDOING', undone_by = #{by}, attempts = 0, next_attempt_at = #{at}
            WHERE id = #{id} AND status = #{from}""")
    int startUndoing(
            @Param("id") long id, @Param("from") ImportStatus from, @Param("by") String by, @Param("at") Instant at);

    @Insert("""
            <script>
            INSERT INTO property_import_finding (import_id, line, heading, severity, code, chinese, english) VALUES
            <foreach collection='findings' item='f' separator=','>
              (#{id}, #{f.line}, #{f.heading}, #{f.severity}, #{f.code}, #{f.chinese}, #{f.english})
            </foreach>
            </script>""")
    int addFindings(@Param("id") long id, @Param("findings") List<Finding> findings);

    @Select("""
            SELECT line, heading, severity, code, chinese, english FROM property_import_finding
            WHERE import_id = #{id} ORDER BY line, id""")
    IPage<Finding> findings(IPage<Finding> page, @Param("id") long id);

    @Select("""
            SELECT line, heading, severity, code, chinese, english FROM property_import_finding
            WHERE import_id = #{id} AND severity = 'ERROR' AND line BETWEEN #{from} AND #{to} ORDER BY line, id""")
    List<Finding> errors(@Param("id") long id, @Param("from") int from, @Param("to") int to);

    @Insert("""
            <script>
            INSERT INTO property_import_customer (import_id, line, customer_no) VALUES
            <foreach collection='rows' item='row' separator=','>(#{id}, #{row.line}, #{row.customerNo})</foreach>
            </script>""")
    int addCustomers(@Param("id") long id, @Param("rows") List<RegisteredCustomer> rows);

    @Select("""
            SELECT line, customer_no FROM property_import_customer WHERE import_id = #{id} ORDER BY line LIMIT #{limit}""")
    List<RegisteredCustomer> customers(@Param("id") long id, @Param("limit") int limit);

    @Delete("""
            <script>
            DELETE FROM property_import_customer WHERE import_id = #{id} AND line IN
            <foreach collection='lines' item='line' open='(' separator=',' close=')'>#{line}</foreach>
            </script>""")
    int forgetCustomers(@Param("id") long id, @Param("lines") Collection<Integer> lines);

    @Insert("INSERT INTO property_import_part (import_id, part_no, sealed) VALUES (#{id}, #{part}, #{sealed})")
    int addPart(@Param("id") long id, @Param("part") int part, @Param("sealed") byte[] sealed);

    @Select("SELECT COUNT(*) FROM property_import_part WHERE import_id = #{id}")
    int parts(@Param("id") long id);

    /** One, in a list: an array would be taken for many rows of a byte. */
    @Select("SELECT sealed FROM property_import_part WHERE import_id = #{id} AND part_no = #{part}")
    List<byte[]> part(@Param("id") long id, @Param("part") int part);

    @Delete("""
            DELETE FROM property_import_part WHERE import_id IN
              (SELECT id FROM property_import WHERE finished_at < #{before})""")
    int forgetParts(@Param("before") Instant before);
}
