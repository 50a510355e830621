package io.hearth.charge.booking;

import io.hearth.charge.ChargeProblem;
import java.time.Clock;
import org.apache.seata.rm.datasource.exec.LockConflictException;
import org.apache.seata.rm.datasource.exec.LockWaitTimeoutException;
import org.apache.seata.spring.annotation.GlobalLock;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * What became of the local transaction of each transactional message, for the broker that asks later.
 *
 * <p>The seed's sample writes the row inside the transaction that may roll back, so "no row" could mean both "rolled back"
 * and "not yet". Here STARTED is committed before, COMMITTED is part of the global transaction, and whoever answers "rolled
 * back" first makes it so: the transaction can then no longer commit.
 */
@Component
class TransactionLog {

    private final LogMapper mapper;
    private final Clock clock;

    TransactionLog(LogMapper mapper, Clock clock) {
        this.mapper = mapper;
        this.clock = clock;
    }

    /**
     * Before the global transaction.
     *
     * @throws org.springframework.dao.DuplicateKeyException when the broker was already told that it rolled back
     */
    void started(String messageKey, String businessKey) {
        mapper.add(messageKey, businessKey, LogStatus.STARTED, clock.instant());
    }

    /**
     * Inside the global transaction, together with what the message tells of.
     *
     * @throws io.hearth.problem.ProblemException {@link ChargeProblem#ORDER_CHANGED} when the broker was already told that it
     *     rolled back
     */
    void committed(String messageKey, String businessKey) {
        if (mapper.move(messageKey, LogStatus.STARTED, LogStatus.STARTED.to(LogStatus.COMMITTED), clock.instant())
                != 1) {
            throw ChargeProblem.ORDER_CHANGED.because(businessKey);
        }
    }

    /** What the broker is told. */
    enum Outcome {
        COMMITTED,
        ROLLED_BACK,
        STILL_OPEN
    }

    /**
     * The outcome as any instance can tell it.
     *
     * @param mayStillCommit whether the transaction may be under way; if not, one that has not committed never may
     */
    @GlobalLock
    @Transactional
    public Outcome outcome(String messageKey, String businessKey, boolean mayStillCommit) {
        // FOR UPDATE with @GlobalLock: COMMITTED counts only once the global transaction has let go of the row.
        var status = mapper.locked(messageKey);
        if (status == null) {
            return mayStillCommit ? Outcome.STILL_OPEN : neverStarted(messageKey, businessKey);
        }
        return switch (status) {
            case COMMITTED -> Outcome.COMMITTED;
            case ROLLED_BACK -> Outcome.ROLLED_BACK;
            case STARTED -> mayStillCommit ? Outcome.STILL_OPEN : neverCommitted(messageKey);
        };
    }

    /** Whether an error means that a global transaction still holds the row. */
    static boolean isHeld(RuntimeException e) {
        var cause = NestedExceptionUtils.getMostSpecificCause(e);
        return cause instanceof LockConflictException || cause instanceof LockWaitTimeoutException;
    }

    private Outcome neverStarted(String messageKey, String businessKey) {
        mapper.add(messageKey, businessKey, LogStatus.ROLLED_BACK, clock.instant());
        return Outcome.ROLLED_BACK;
    }

    private Outcome neverCommitted(String messageKey) {
        mapper.move(messageKey, LogStatus.STARTED, LogStatus.STARTED.to(LogStatus.ROLLED_BACK), clock.instant());
        return Outcome.ROLLED_BACK;
    }
}
