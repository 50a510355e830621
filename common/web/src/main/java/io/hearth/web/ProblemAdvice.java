package io.hearth.web;

import com.alibaba.csp.sentinel.slots.block.BlockException;
import feign.RetryableException;
import io.hearth.problem.FieldProblem;
import io.hearth.problem.ProblemException;
import io.hearth.problem.WebProblem;
import io.hearth.web.client.RemoteProblem;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingRequestHeaderException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** The one place where what went wrong becomes an answer: refusals as themselves, everything else as a bug, logged once. */
@RestControllerAdvice
final class ProblemAdvice {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemAdvice.class);
    private static final Duration SHORTLY = Duration.ofSeconds(3);

    private final ProblemResponses problems;

    ProblemAdvice(ProblemResponses problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> refused(ProblemException refusal, HttpServletRequest request) {
        LOG.atInfo()
                .addKeyValue("code", refusal.problem().name())
                .addKeyValue("path", request.getRequestURI())
                .log("refused: {}", refusal.getMessage());
        return problems.answer(refusal, request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> unreadable(HttpMessageNotReadableException e, HttpServletRequest request) {
        return refused(unreadable(e), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> invalid(MethodArgumentNotValidException e, HttpServletRequest request) {
        return refused(
                WebProblem.INVALID_CONTENT
                        .because()
                        .at(e.getBindingResult().getFieldErrors().stream()
                                .map(ProblemAdvice::field)
                                .toList()),
                request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> invalid(HandlerMethodValidationException e, HttpServletRequest request) {
        var fields = e.getParameterValidationResults().stream()
                .flatMap(result -> result.getResolvableErrors().stream().map(error -> {
                    if (error instanceof FieldError field) {
                        return field(field);
                    }
                    var name = Objects.requireNonNullElse(
                            result.getMethodParameter().getParameterName(), "request");
                    return field(name, code(error.getCodes()), error.getDefaultMessage());
                }))
                .toList();
        return refused(WebProblem.INVALID_CONTENT.because().at(fields), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> wrongType(MethodArgumentTypeMismatchException e, HttpServletRequest request) {
        return refused(WebProblem.INVALID_CONTENT.because().at(List.of(wrongType(e.getName()))), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> missing(MissingServletRequestParameterException e, HttpServletRequest request) {
        return refused(WebProblem.INVALID_CONTENT.because().at(List.of(required(e.getParameterName()))), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> missing(MissingRequestHeaderException e, HttpServletRequest request) {
        return refused(WebProblem.HEADER_MISSING.because(e.getHeaderName()), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> tooLarge(MaxUploadSizeExceededException e, HttpServletRequest request) {
        return refused(WebProblem.BODY_TOO_LARGE.because(e.getMaxUploadSize()).causedBy(e), request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> blocked(BlockException e, HttpServletRequest request) {
        return refused(
                WebProblem.TOO_MANY_REQUESTS.because().retryAfter(SHORTLY).causedBy(e), request);
    }

    // Feign wraps every broken connection and time-out of a call to another service in this.
    @ExceptionHandler
    ResponseEntity<Map<String, Object>> unreachable(RetryableException e, HttpServletRequest request) {
        LOG.atWarn().setCause(e).log("a dependency did not answer");
        var host = e.request() == null ? "?" : URI.create(e.request().url()).getHost();
        return refused(
                WebProblem.DEPENDENCY_DOWN
                        .because(String.valueOf(host))
                        .retryAfter(SHORTLY)
                        .causedBy(e),
                request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> passedOn(RemoteProblem e, HttpServletRequest request) {
        return e.status() == 503
                ? refused(
                        WebProblem.DEPENDENCY_DOWN
                                .because("")
                                .retryAfter(SHORTLY)
                                .causedBy(e),
                        request)
                : refused((Exception) e, request);
    }

    @ExceptionHandler
    ResponseEntity<Map<String, Object>> anythingElse(Exception e, HttpServletRequest request) {
        return refused(e, request);
    }

    private ResponseEntity<Map<String, Object>> refused(Exception e, HttpServletRequest request) {
        if (e instanceof ErrorResponse response && response.getStatusCode().is4xxClientError()) {
            return refused(ofFramework(e, response.getStatusCode()), request);
        }
        LOG.atError().setCause(e).addKeyValue("path", request.getRequestURI()).log("a bug: {}", e.toString());
        return problems.answer(WebProblem.INTERNAL_ERROR.because(), request);
    }

    private static ProblemException ofFramework(Exception e, HttpStatusCode status) {
        return switch (e) {
            case HttpRequestMethodNotSupportedException method ->
                WebProblem.METHOD_NOT_ALLOWED.because(method.getMethod());
            case HttpMediaTypeNotSupportedException type ->
                WebProblem.UNSUPPORTED_MEDIA_TYPE.because(String.valueOf(type.getContentType()));
            case HttpMediaTypeNotAcceptableException accept ->
                WebProblem.NOT_ACCEPTABLE.because().causedBy(accept);
            default ->
                status.value() == 404
                        ? WebProblem.NOT_FOUND.because()
                        : WebProblem.MALFORMED_REQUEST.because().causedBy(e);
        };
    }

    private static ProblemException unreadable(HttpMessageNotReadableException e) {
        return switch (NestedExceptionUtils.getMostSpecificCause(e)) {
            case ProblemException refusal -> refusal;
            // What was wrong with a date lies below the field that was to be one.
            default ->
                e.getCause() instanceof DatabindException wrong
                                && !wrong.getPath().isEmpty()
                        ? WebProblem.INVALID_CONTENT.because().at(List.of(wrongField(wrong)))
                        : WebProblem.MALFORMED_REQUEST.because().causedBy(e);
        };
    }

    private static FieldProblem wrongField(DatabindException wrong) {
        var path = new StringBuilder();
        for (var step : wrong.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return wrong instanceof UnrecognizedPropertyException
                ? new FieldProblem(path.toString(), "UNKNOWN_FIELD", "没有这个字段", "there is no such field")
                : wrongType(path.toString());
    }

    private static FieldProblem wrongType(String field) {
        return new FieldProblem(field, "WRONG_TYPE", "类型或格式不对", "has the wrong type or form");
    }

    private static FieldProblem required(String field) {
        return new FieldProblem(field, "REQUIRED", "必填", "is required");
    }

    private static FieldProblem field(FieldError error) {
        // A query that does not fit its field; the framework's message would name our classes.
        return error.isBindingFailure()
                ? wrongType(error.getField())
                : field(error.getField(), code(error.getCodes()), error.getDefaultMessage());
    }

    private static FieldProblem field(String name, String code, @Nullable String message) {
        var text = Objects.requireNonNullElse(message, code);
        return new FieldProblem(name, code, text, text);
    }

    private static String code(String @Nullable [] codes) {
        var constraint = codes == null || codes.length == 0 ? "INVALID" : codes[codes.length - 1];
        return constraint.replaceAll("([a-z])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }
}
