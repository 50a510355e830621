package io.hearth.idempotency;

import io.hearth.problem.Problem;

/** Refusals over an Idempotency-Key. */
public enum IdempotencyProblem implements Problem {
    IDEMPOTENCY_KEY_INVALID(
            422, "Idempotency-Key 须为 1 到 128 个可见字符", "Idempotency-Key must be 1 to 128 visible characters"),
    IDEMPOTENCY_KEY_REUSED(422, "该 Idempotency-Key 已用于另一内容的请求", "This Idempotency-Key was used with another content"),
    STILL_IN_PROGRESS(409, "同一请求正在处理中，请稍后重试", "The same request is still being processed");

    private final int status;
    private final String chinese;
    private final String english;

    IdempotencyProblem(int status, String chinese, String english) {
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
