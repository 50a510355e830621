package io.hearth.security;

import io.hearth.identity.IdentityProblem;
import io.hearth.web.ProblemResponses;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** A method's {@code @PreAuthorize} refused: that is no bug. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
final class AccessDeniedAdvice {

    private final ProblemResponses problems;

    AccessDeniedAdvice(ProblemResponses problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> denied(AccessDeniedException e, HttpServletRequest request) {
        return problems.answer(IdentityProblem.NOT_ALLOWED.because().causedBy(e), request);
    }
}
