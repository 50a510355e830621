package io.hearth.identity;

import io.hearth.problem.Problem;

/** Refusals for who asks. */
public enum IdentityProblem implements Problem {
    NOT_SIGNED_IN(401, "请先登录", "Please sign in first"),
    NOT_ALLOWED(403, "没有权限", "You are not allowed to do this");

    private final int status;
    private final String chinese;
    private final String english;

    IdentityProblem(int status, String chinese, String english) {
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
