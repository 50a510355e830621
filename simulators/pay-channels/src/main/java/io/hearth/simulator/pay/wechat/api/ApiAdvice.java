package io.hearth.simulator.pay.wechat.api;

import io.hearth.simulator.pay.wechat.WeChatProblem;
import io.hearth.simulator.pay.wechat.WeChatRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Words refusals as WeChat Pay does. */
@RestControllerAdvice(basePackageClasses = ApiAdvice.class)
class ApiAdvice {

    private static final Logger log = LoggerFactory.getLogger(ApiAdvice.class);

    @ExceptionHandler
    ResponseEntity<ErrorBody> refused(WeChatRefusal refusal) {
        log.atInfo()
                .addKeyValue("code", refusal.problem())
                .addKeyValue("reason", refusal.text())
                .log("refused");
        return ResponseEntity.status(refusal.problem().status()).body(ErrorBody.of(refusal));
    }

    @ExceptionHandler
    ResponseEntity<ErrorBody> unreadable(HttpMessageNotReadableException malformed) {
        return refused(WeChatProblem.PARAM_ERROR.because("请求包体不是合法的JSON"));
    }
}
