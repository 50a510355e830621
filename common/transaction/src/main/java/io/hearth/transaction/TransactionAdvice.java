package io.hearth.transaction;

import io.hearth.problem.ProblemException;
import io.hearth.web.ProblemResponses;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Map;
import org.apache.seata.core.exception.TransactionException;
import org.apache.seata.rm.datasource.exec.LockConflictException;
import org.apache.seata.rm.datasource.exec.LockWaitTimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.PessimisticLockingFailureException;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** A conflict over a row is no bug: it answers 409, and a coordinator out of reach answers 503. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
final class TransactionAdvice {

    private static final Logger LOG = LoggerFactory.getLogger(TransactionAdvice.class);
    private static final Duration A_MOMENT = Duration.ofSeconds(1);

    private final ProblemResponses problems;

    TransactionAdvice(ProblemResponses problems) {
        this.problems = problems;
    }

    @ExceptionHandler({
        LockConflictException.class,
        LockWaitTimeoutException.class,
        PessimisticLockingFailureException.class
    })
    ResponseEntity<Map<String, Object>> conflict(Exception e, HttpServletRequest request) {
        return answer(TransactionProblem.BEING_CHANGED.because(), e, request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> failed(TransactionException e, HttpServletRequest request) {
        return answer(TransactionProblem.TRANSACTION_FAILED.because(), e, request);
    }

    private ResponseEntity<Map<String, Object>> answer(
            ProblemException refusal, Exception cause, HttpServletRequest request) {
        LOG.atInfo()
                .addKeyValue("code", refusal.problem().name())
                .addKeyValue("path", request.getRequestURI())
                .log("refused: {}", cause.toString());
        return problems.answer(refusal.retryAfter(A_MOMENT), request);
    }
}
