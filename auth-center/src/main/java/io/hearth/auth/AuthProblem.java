package io.hearth.auth;

import io.hearth.problem.Problem;

/** Every refusal of auth-center. */
public enum AuthProblem implements Problem {
    SMS_CODE_TOO_SOON(429, "验证码已发送，请 {0} 秒后再获取", "A code was sent just now; ask for another in {0} seconds"),
    SMS_CODES_USED_UP(429, "今日获取验证码次数已达上限，请明天再试", "No more codes can be sent to this phone today"),
    SMS_NOT_SENT(503, "短信暂时发送不出去，请稍后重试", "The message cannot be sent right now, please try again shortly"),
    SMS_CODE_WRONG(401, "验证码错误或已失效", "The code is wrong or no longer valid"),
    SIGN_IN_REFUSED(401, "用户名、密码或动态口令有误", "The user name, password or one-time password is not right"),
    SIGN_IN_LOCKED(429, "错误次数过多，请 {0} 分钟后再试", "Too many wrong tries; please try again in {0} minutes"),
    ONE_TIME_PASSWORD_NEEDED(401, "请输入动态口令", "Please enter the one-time password as well"),
    REFRESH_TOKEN_INVALID(401, "登录已过期，请重新登录", "The session is over, please sign in again"),
    SESSION_NOT_FOUND(404, "没有这个登录会话", "There is no such session"),
    STAFF_NOT_FOUND(404, "没有员工 {0}", "There is no member of staff {0}"),
    USERNAME_TAKEN(409, "用户名 {0} 已被使用", "The user name {0} is taken"),
    STAFF_CHANGED(409, "员工 {0} 刚被他人更新，请刷新后重试", "{0} was changed by somebody else just now, please look again"),
    OWN_ACCOUNT(409, "不能停用自己的账号或取消自己的管理员角色", "You cannot disable yourself or give up your own ADMIN role"),
    PASSWORD_UNFIT(422, "密码须为 10 到 72 字节", "A password has 10 to 72 bytes"),
    SECOND_FACTOR_NOT_BEGUN(409, "请先获取动态口令密钥", "Ask for a one-time password secret first"),
    SECOND_FACTOR_IN_USE(409, "动态口令已启用", "One-time passwords are in use already");

    private final int status;
    private final String chinese;
    private final String english;

    AuthProblem(int status, String chinese, String english) {
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
