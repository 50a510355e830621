package io.hearth.consistency;

import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The stored issues of one service; of one source and type at most one is open, and repeats only add to its counter.
 *
 * <p>None of this belongs inside a global transaction, whose rollback would take the fact away again.
 */
public final class Issues {

    private static final Logger LOG = LoggerFactory.getLogger(Issues.class);
    private static final int LONGEST_DETAIL = 2000;

    private static final String MATCHING = """
            WHERE (:status IS NULL OR status = :status) AND (:type IS NULL OR issue_type = :type)
              AND (:sourceType IS NULL OR source_type = :sourceType) AND (:sourceId IS NULL OR source_id = :sourceId)""";

    private final JdbcClient database;
    private final TransactionTemplate joined;
    private final TransactionTemplate apart;
    private final Clock clock;

    Issues(JdbcClient database, PlatformTransactionManager transactions, Clock clock, MeterRegistry metrics) {
        this.database = database;
        this.joined = new TransactionTemplate(transactions);
        this.apart = new TransactionTemplate(transactions);
        this.apart.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
        this.clock = clock;
        for (var type : IssueType.values()) {
            Gauge.builder("hearth.consistency.issues", this, issues -> issues.open(type))
                    .tag("type", type.name())
                    .description("open consistency issues")
                    .register(metrics);
        }
    }

    /**
     * Keeps a fact that was refused, in the caller's transaction if there is one: what was decided because of the fact
     * (a message marked as done) is then true together with the issue or not at all.
     *
     * @param detail what a person needs to know to settle it, at most {@value #LONGEST_DETAIL} characters are kept
     * @return the issue's id
     */
    public long raise(String sourceType, String sourceId, IssueType type, String detail) {
        return joined.execute(status -> store(sourceType, sourceId, type, detail));
    }

    /**
     * Keeps a fact although the caller's transaction will be rolled back.
     *
     * <p>It takes a second connection while the first is held, so it is for the rare fact that rolls its own transaction
     * back; where the fact is known before or after the transaction, {@link #raise} outside of it does the same for less.
     *
     * @return the issue's id
     */
    public long raiseDespiteRollback(String sourceType, String sourceId, IssueType type, String detail) {
        return apart.execute(status -> store(sourceType, sourceId, type, detail));
    }

    private long store(String sourceType, String sourceId, IssueType type, String detail) {
        database.sql("""
                        INSERT INTO consistency_issue
                          (source_type, source_id, issue_type, status, detail, first_raised_at, last_raised_at)
                        VALUES (:sourceType, :sourceId, :type, 'OPEN', :detail, :now, :now)
                        ON DUPLICATE KEY UPDATE times_raised = times_raised + 1, detail = :detail, last_raised_at = :now""")
                .param("sourceType", sourceType)
                .param("sourceId", sourceId)
                .param("type", type.name())
                .param("detail", detail.substring(0, Math.min(detail.length(), LONGEST_DETAIL)))
                .param("now", moment(clock.instant()))
                .update();
        long id = database.sql("""
                        SELECT id FROM consistency_issue
                        WHERE source_type = ? AND source_id = ? AND issue_type = ? AND open_mark = 1""")
                .params(sourceType, sourceId, type.name())
                .query(Long.class)
                .single();
        LOG.atWarn()
                .addKeyValue("issueId", id)
                .addKeyValue("issueType", type)
                .addKeyValue("sourceType", sourceType)
                .addKeyValue("sourceId", sourceId)
                .log("consistency issue raised: {}", detail);
        return id;
    }

    public Optional<Issue> byId(long id) {
        return database.sql("SELECT * FROM consistency_issue WHERE id = ?")
                .param(id)
                .query(Issues::issue)
                .optional();
    }

    /** The issues asked for, the newest first. */
    public Paged<Issue> find(IssueQuery query, PageQuery page) {
        var found = matching(
                        "SELECT * FROM consistency_issue " + MATCHING + " ORDER BY id DESC LIMIT :n OFFSET :o", query)
                .param("n", page.length())
                .param("o", page.offset())
                .query(Issues::issue)
                .list();
        long total = matching("SELECT COUNT(*) FROM consistency_issue " + MATCHING, query)
                .query(Long.class)
                .single();
        return Paged.of(page, found, total);
    }

    /**
     * Closes an issue for good, in the caller's transaction if there is one.
     *
     * @param operator who settled it: a person's id, or the service that repaired by itself
     * @param resolution how, at most 500 characters
     * @throws io.hearth.problem.ProblemException {@link ConsistencyProblem}
     */
    public Issue resolve(long id, String operator, String resolution) {
        int closed = database.sql("""
                        UPDATE consistency_issue SET status = 'CLOSED', closed_by = ?, resolution = ?, closed_at = ?
                        WHERE id = ? AND status = 'OPEN'""")
                .params(operator, resolution, moment(clock.instant()), id)
                .update();
        var issue = byId(id).orElseThrow(() -> ConsistencyProblem.ISSUE_NOT_FOUND.because(id));
        if (closed == 0) {
            throw ConsistencyProblem.ISSUE_CLOSED.because(id, Objects.requireNonNullElse(issue.closedBy(), ""));
        }
        LOG.atInfo()
                .addKeyValue("issueId", id)
                .addKeyValue("operator", operator)
                .log("consistency issue closed: {}", resolution);
        return issue;
    }

    private long open(IssueType type) {
        return database.sql("SELECT COUNT(*) FROM consistency_issue WHERE status = 'OPEN' AND issue_type = ?")
                .param(type.name())
                .query(Long.class)
                .single();
    }

    private JdbcClient.StatementSpec matching(String sql, IssueQuery query) {
        return database.sql(sql)
                .param("status", query.status() == null ? null : query.status().name())
                .param("type", query.type() == null ? null : query.type().name())
                .param("sourceType", query.sourceType())
                .param("sourceId", query.sourceId());
    }

    private static Issue issue(ResultSet row, int number) throws SQLException {
        var closedAt = row.getObject("closed_at", LocalDateTime.class);
        return new Issue(
                row.getLong("id"),
                row.getString("source_type"),
                row.getString("source_id"),
                IssueType.valueOf(row.getString("issue_type")),
                IssueStatus.valueOf(row.getString("status")),
                row.getString("detail"),
                row.getInt("times_raised"),
                row.getObject("first_raised_at", LocalDateTime.class).toInstant(ZoneOffset.UTC),
                row.getObject("last_raised_at", LocalDateTime.class).toInstant(ZoneOffset.UTC),
                row.getString("closed_by"),
                row.getString("resolution"),
                closedAt == null ? null : closedAt.toInstant(ZoneOffset.UTC));
    }

    static LocalDateTime moment(Instant instant) {
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
}
