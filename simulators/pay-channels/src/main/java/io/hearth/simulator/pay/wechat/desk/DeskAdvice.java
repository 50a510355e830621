package io.hearth.simulator.pay.wechat.desk;

import io.hearth.simulator.pay.wechat.WeChatRefusal;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Words refusals of the desk as RFC 9457 problems that carry the channel's code. */
@RestControllerAdvice(basePackageClasses = DeskAdvice.class)
class DeskAdvice {

    @ExceptionHandler
    ProblemDetail refused(WeChatRefusal refusal) {
        var problem = ProblemDetail.forStatusAndDetail(
                HttpStatusCode.valueOf(refusal.problem().status()), refusal.text());
        problem.setProperty("code", refusal.problem());
        return problem;
    }
}
