package io.hearth.charge.booking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.charge.ChargeTest;
import io.hearth.problem.ProblemException;
import java.util.UUID;
import org.apache.seata.core.exception.TransactionException;
import org.apache.seata.tm.api.GlobalTransactionContext;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DuplicateKeyException;

@ChargeTest
class TransactionLogTest {

    @Autowired
    TransactionLog log;

    String key;

    @BeforeEach
    void aKey() {
        key = UUID.randomUUID().toString();
    }

    private TransactionLog.Outcome outcome(boolean mayStillCommit) {
        return log.outcome(key, "O1", mayStillCommit);
    }

    @Test
    void noRowMeansNotYetWhileItMayStillCommit() {
        assertThat(outcome(true)).isEqualTo(TransactionLog.Outcome.STILL_OPEN);
        log.started(key, "O1");
        assertThat(outcome(true)).isEqualTo(TransactionLog.Outcome.STILL_OPEN);
    }

    @Test
    void committedIsCommitted() {
        log.started(key, "O1");
        log.committed(key, "O1");
        assertThat(outcome(true)).isEqualTo(TransactionLog.Outcome.COMMITTED);
        assertThat(outcome(false)).isEqualTo(TransactionLog.Outcome.COMMITTED);
    }

    @Test
    void whatWasToldToHaveRolledBackCanNoLongerCommit() {
        log.started(key, "O1");
        assertThat(outcome(false)).isEqualTo(TransactionLog.Outcome.ROLLED_BACK);
        assertThatThrownBy(() -> log.committed(key, "O1")).isInstanceOf(ProblemException.class);
    }

    @Test
    void aProcessThatWakesUpAfterTheVerdictCannotEvenStart() {
        assertThat(outcome(false)).isEqualTo(TransactionLog.Outcome.ROLLED_BACK);
        assertThatThrownBy(() -> log.started(key, "O1")).isInstanceOf(DuplicateKeyException.class);
        assertThatThrownBy(() -> log.committed(key, "O1")).isInstanceOf(ProblemException.class);
    }

    @Test
    void committedDoesNotCountWhileTheGlobalTransactionIsOpen() throws TransactionException {
        log.started(key, "O1");
        var transaction = GlobalTransactionContext.getCurrentOrCreate();
        transaction.begin(30_000);
        log.committed(key, "O1");
        var suspended = transaction.suspend();
        assertThatThrownBy(() -> outcome(false))
                .satisfies(e ->
                        assertThat(TransactionLog.isHeld((RuntimeException) e)).isTrue());
        transaction.resume(suspended);
        transaction.rollback();
        assertThat(outcome(true)).isEqualTo(TransactionLog.Outcome.STILL_OPEN);
        assertThat(outcome(false)).isEqualTo(TransactionLog.Outcome.ROLLED_BACK);
    }
}
