package io.hearth.consistency;

import io.hearth.problem.Problem;

/** Refusals over issues. */
public enum ConsistencyProblem implements Problem {
    ISSUE_NOT_FOUND(404, "没有差错记录 {0}", "There is no issue {0}"),
    ISSUE_CLOSED(409, "差错记录 {0} 已由 {1} 关闭", "Issue {0} was closed by {1}");

    private final int status;
    private final String chinese;
    private final String english;

    ConsistencyProblem(int status, String chinese, String english) {
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
