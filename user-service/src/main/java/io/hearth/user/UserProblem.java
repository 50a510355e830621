package io.hearth.user;

import io.hearth.problem.Problem;

/** Every refusal of user-service; none of their texts names a person, a phone or an identity number. */
public enum UserProblem implements Problem {
    CUSTOMER_NOT_FOUND(404, "没有用户 {0}", "There is no customer {0}"),
    CUSTOMER_EXISTS(409, "该证件号的用户已建档：{0}", "A customer with this identity number is in the archive: {0}"),
    CUSTOMER_CHANGED(
            409, "用户 {0} 刚被他人更新，请刷新后重试", "Customer {0} was changed by somebody else just now, please look again");

    private final int status;
    private final String chinese;
    private final String english;

    UserProblem(int status, String chinese, String english) {
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
