package io.hearth.consistency;

import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The log of repairs: append-only, and written with the repair or not at all. */
public final class Compensations {

    private static final Logger LOG = LoggerFactory.getLogger(Compensations.class);

    private final JdbcClient database;
    private final Clock clock;

    Compensations(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Logs one changed field.
     *
     * @throws IllegalStateException outside a transaction: the log could tell of a repair that was rolled back
     */
    public void log(Compensation repair) {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("a repair is logged in the transaction in which it is made");
        }
        database.sql("""
                        INSERT INTO compensation_log (source_type, source_id, field, value_before, value_after, reason,
                                                      operator, issue_id, logged_at)
                        VALUES (:sourceType, :sourceId, :field, :before, :after, :reason, :operator, :issueId, :now)""")
                .param("sourceType", repair.sourceType())
                .param("sourceId", repair.sourceId())
                .param("field", repair.field())
                .param("before", repair.before())
                .param("after", repair.after())
                .param("reason", repair.reason())
                .param("operator", repair.operator())
                .param("issueId", repair.issueId())
                .param("now", Issues.moment(clock.instant()))
                .update();
        LOG.atInfo()
                .addKeyValue("sourceType", repair.sourceType())
                .addKeyValue("sourceId", repair.sourceId())
                .addKeyValue("field", repair.field())
                .addKeyValue("operator", repair.operator())
                .log("repaired: {} became {}", repair.before(), repair.after());
    }
}
