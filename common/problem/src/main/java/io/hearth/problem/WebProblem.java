package io.hearth.problem;

/** Refusals that any door may give before a service has looked at the request. */
public enum WebProblem implements Problem {
    MALFORMED_REQUEST(400, "请求无法解析", "The request cannot be read"),
    HEADER_MISSING(400, "缺少请求头 {0}", "The header {0} is missing"),
    INVALID_CONTENT(422, "请求内容有误", "The content of the request is not valid"),
    NOT_FOUND(404, "没有这个资源", "There is no such resource"),
    METHOD_NOT_ALLOWED(405, "不支持 {0} 方法", "The method {0} is not supported here"),
    NOT_ACCEPTABLE(406, "无法按 Accept 要求的格式回答", "The answer cannot be given in the accepted types"),
    BODY_TOO_LARGE(413, "请求体超过 {0} 字节", "The body is larger than {0} bytes"),
    UNSUPPORTED_MEDIA_TYPE(415, "不支持的内容类型 {0}", "The content type {0} is not supported"),
    TOO_MANY_REQUESTS(429, "当前办理人数较多，请稍后重试", "Many people are being served right now, please try again shortly"),
    INTERNAL_ERROR(500, "系统出错，请凭追踪号联系客服", "Something broke; please tell us the trace id"),
    DEPENDENCY_DOWN(503, "依赖的服务 {0} 暂不可用，请稍后重试", "{0} is not available right now, please try again shortly");

    private final int status;
    private final String chinese;
    private final String english;

    WebProblem(int status, String chinese, String english) {
        this.status = status;
        this.chinese = chinese;
        this.english = english;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String chinese() {
        return chinese;
    }

    @Override
    public String english() {
        return english;
    }
}
