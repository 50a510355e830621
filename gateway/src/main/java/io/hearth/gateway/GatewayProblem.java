package io.hearth.gateway;

import io.hearth.problem.Problem;

/** Refusals that only the gateway gives. */
public enum GatewayProblem implements Problem {
    PATH_NOT_PLAIN(400, "请求路径不规范：{0}", "The path is not plain: {0}"),
    ACCESS_TOKEN_INVALID(401, "登录凭证无效或已过期", "The access token is not valid or has expired"),
    SESSION_ENDED(401, "登录会话已结束，请重新登录", "The session has ended, please sign in again");

    private final int status;
    private final String chinese;
    private final String english;

    GatewayProblem(int status, String chinese, String english) {
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
