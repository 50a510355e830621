package io.hearth.notification;

import io.hearth.problem.Problem;

/** Every refusal of notification-service. */
public enum MessageProblem implements Problem {
    MESSAGE_CHANGED(409, "消息 {0} 刚被更新", "Message {0} was changed just now");

    private final int status;
    private final String chinese;
    private final String english;

    MessageProblem(int status, String chinese, String english) {
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
