package io.hearth.simulator.pay.wechat;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** WeChat Pay says no. */
public final class WeChatRefusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final WeChatProblem problem;
    private final String message;
    private final @Nullable String field;

    WeChatRefusal(WeChatProblem problem, String message, @Nullable String field) {
        super(problem + ": " + message);
        this.problem = problem;
        this.message = message;
        this.field = field;
    }

    public WeChatProblem problem() {
        return problem;
    }

    /** What people read, without the code. */
    public String text() {
        return message;
    }

    /** Where in the request the reason lies, as a JSON pointer. */
    public Optional<String> field() {
        return Optional.ofNullable(field);
    }
}
