package io.hearth.billing.run;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import com.baomidou.mybatisplus.core.metadata.IPage;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface RunMapper extends BaseMapper<RunRow> {

    @Insert("""
            INSERT INTO billing_run (season, due_on, tariff_id, district_id, community_id, status, total, started_by, started_at)
            VALUES (#{season}, #{dueOn}, #{tariffId}, #{scope.districtId}, #{scope.communityId}, 'RUNNING', #{total}, #{by}, #{at})""")
    int start(
            @Param("season") String season,
            @Param("dueOn") LocalDate dueOn,
            @Param("tariffId") long tariffId,
            @Param("scope") Scope scope,
            @Param("total") long total,
            @Param("by") String by,
            @Param("at") Instant at);

    @Select("SELECT LAST_INSERT_ID()")
    long lastId();

    @Select("""
            SELECT id FROM billing_run WHERE status = 'RUNNING' AND (worker_until IS NULL OR worker_until < #{now})
            ORDER BY id LIMIT 1""")
    @Nullable Long waiting(@Param("now") Instant now);

    @Update("""
            UPDATE billing_run SET worker = #{worker}, worker_until = #{until}
            WHERE id = #{id} AND status = 'RUNNING' AND (worker_until IS NULL OR worker_until < #{now})""")
    int claim(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("until") Instant until,
            @Param("now") Instant now);

    /** One row while the worker still has the run; the step is committed with the bills it made. */
    @Update("""
            UPDATE billing_run
            SET last_property_id = #{step.lastPropertyId}, billed = billed + #{step.billed},
                already_billed = already_billed + #{step.alreadyBilled}, not_priced = not_priced + #{step.notPriced},
                billed_fen = billed_fen + #{step.amount}, working_millis = working_millis + #{step.millis},
                worker_until = #{until}
            WHERE id = #{id} AND worker = #{worker} AND status = 'RUNNING'""")
    int advance(
            @Param("id") long id,
            @Param("worker") String worker,
            @Param("until") Instant until,
            @Param("step") RunStep step);

    @Update("""
            UPDATE billing_run SET status = #{to}, worker = NULL, worker_until = NULL, finished_at = #{finishedAt}
            WHERE id = #{id} AND status = #{from}""")
    int move(
            @Param("id") long id,
            @Param("from") RunStatus from,
            @Param("to") RunStatus to,
            @Param("finishedAt") @Nullable Instant finishedAt);

    @Insert("""
            <script>
            INSERT INTO billing_run_failure (run_id, property_id, customer_no, address, reason)
            VALUES <foreach collection='failures' item='failure' separator=','>
              (#{runId}, #{failure.propertyId}, #{failure.customerNo}, #{failure.address}, #{failure.reason})</foreach>
            </script>""")
    int addFailures(@Param("runId") long runId, @Param("failures") List<RunFailure> failures);

    @Select(
            "SELECT property_id, customer_no, address, reason FROM billing_run_failure WHERE run_id = #{runId} ORDER BY property_id")
    IPage<RunFailure> failures(IPage<RunFailure> page, @Param("runId") long runId);
}
