package io.hearth.consistency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.TestStack;
import io.hearth.local.middleware.Middleware;
import io.hearth.problem.ProblemException;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class IssuesTest {

    private static final Instant NOON = Instant.parse("2026-11-03T04:00:00Z");
    private static final String ORDER = "PAYMENT_ORDER";

    private static final DataSource DATABASE = migrated();

    private final JdbcClient database = JdbcClient.create(DATABASE);
    private final JdbcTransactionManager transactions = new JdbcTransactionManager(DATABASE);
    private final TransactionTemplate transaction = new TransactionTemplate(transactions);
    private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
    private final Clock clock = Clock.fixed(NOON, ZoneOffset.UTC);
    private final Issues issues = new Issues(database, transactions, clock, metrics);
    private final Compensations compensations = new Compensations(database, clock);

    private static DataSource migrated() {
        var stack = TestStack.shared(Set.of(Middleware.MARIADB));
        var database = new DriverManagerDataSource(
                stack.database("consistency_db"), stack.databaseUser(), stack.databasePassword());
        Flyway.configure()
                .dataSource(database)
                .locations("classpath:db/consistency")
                .load()
                .migrate();
        return database;
    }

    @BeforeEach
    void empty() {
        database.sql("DELETE FROM compensation_log").update();
        database.sql("DELETE FROM consistency_issue").update();
    }

    @Nested
    class Raising {

        @Test
        void theSameAgainAddsToTheCounter() {
            long first = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "1 fen too much");
            long again = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "2 fen too much");

            assertThat(again).isEqualTo(first);
            assertThat(issues.byId(first)).hasValueSatisfying(issue -> {
                assertThat(issue.timesRaised()).isEqualTo(2);
                assertThat(issue.detail()).isEqualTo("2 fen too much");
                assertThat(issue.firstRaisedAt()).isEqualTo(NOON);
            });
        }

        @Test
        void anotherTypeOrSourceIsAnotherIssue() {
            issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "");
            issues.raise(ORDER, "P1", IssueType.STATE_CONFLICT, "");
            issues.raise(ORDER, "P2", IssueType.AMOUNT_MISMATCH, "");

            assertThat(open().total()).isEqualTo(3);
            assertThat(metrics.get("hearth.consistency.issues")
                            .tag("type", "AMOUNT_MISMATCH")
                            .gauge()
                            .value())
                    .isEqualTo(2);
        }

        @Test
        void eightAtOnceMakeOneIssue() {
            var raised = Stream.generate(() ->
                            CompletableFuture.supplyAsync(() -> issues.raise(ORDER, "P1", IssueType.LATE_SUCCESS, "")))
                    .limit(8)
                    .toList();

            assertThat(raised.stream().map(CompletableFuture::join).distinct()).hasSize(1);
            assertThat(open().items()).singleElement().returns(8, Issue::timesRaised);
        }

        @Test
        void followsTheCallersTransaction() {
            transaction.executeWithoutResult(status -> {
                issues.raise(ORDER, "P1", IssueType.STATE_CONFLICT, "");
                status.setRollbackOnly();
            });

            assertThat(open().total()).isZero();
        }

        @Test
        void despiteRollbackOutlivesTheCallersTransaction() {
            transaction.executeWithoutResult(status -> {
                issues.raiseDespiteRollback(ORDER, "P1", IssueType.STATE_CONFLICT, "");
                status.setRollbackOnly();
            });

            assertThat(open().total()).isEqualTo(1);
        }

        @Test
        void keepsNoMoreThanThereIsRoomFor() {
            long id = issues.raise(ORDER, "P1", IssueType.DEAD_MESSAGE, "x".repeat(3000));

            assertThat(issues.byId(id).orElseThrow().detail()).hasSize(2000);
        }
    }

    @Nested
    class Closing {

        @Test
        void namesWhoAndHow() {
            long id = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "");

            var closed = issues.resolve(id, "S1", "refunded by hand");

            assertThat(closed)
                    .returns(IssueStatus.CLOSED, Issue::status)
                    .returns("S1", Issue::closedBy)
                    .returns("refunded by hand", Issue::resolution)
                    .returns(NOON, Issue::closedAt);
        }

        @Test
        void happensOnce() {
            long id = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "");
            issues.resolve(id, "S1", "done");

            assertThatThrownBy(() -> issues.resolve(id, "S2", "done again"))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            refusal -> assertThat(refusal.is(ConsistencyProblem.ISSUE_CLOSED))
                                    .isTrue());
        }

        @Test
        void needsAnIssue() {
            assertThatThrownBy(() -> issues.resolve(404, "S1", "done"))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            refusal -> assertThat(refusal.is(ConsistencyProblem.ISSUE_NOT_FOUND))
                                    .isTrue());
        }

        @Test
        void letsTheSameComeUpAnew() {
            long first = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "");
            issues.resolve(first, "S1", "done");

            long second = issues.raise(ORDER, "P1", IssueType.AMOUNT_MISMATCH, "");
            issues.resolve(second, "S1", "done");

            assertThat(second).isNotEqualTo(first);
            assertThat(open().total()).isZero();
        }
    }

    @Nested
    class Logging {

        private final Compensation repair = new Compensation(
                ORDER, "P1", "business_status", "CLOSED", "PAID", "paid after close", "payment-service", null);

        @Test
        void belongsToTheRepairsTransaction() {
            transaction.executeWithoutResult(status -> compensations.log(repair));

            assertThat(database.sql("SELECT value_after FROM compensation_log")
                            .query(String.class)
                            .list())
                    .containsExactly("PAID");
        }

        @Test
        void isRefusedOutsideOfOne() {
            assertThatThrownBy(() -> compensations.log(repair)).isInstanceOf(IllegalStateException.class);
        }
    }

    private Paged<Issue> open() {
        return issues.find(new IssueQuery(IssueStatus.OPEN, null, null, null), new PageQuery(1, 20));
    }
}
