package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.PARAM_ERROR;

import io.hearth.simulator.pay.wechat.WeChatRefusal;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** What WeChat Pay says of single fields that are not as its documents want them. */
final class Fields {

    private static final int LONGEST_URL = 255;

    private Fields() {}

    static String required(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            throw missing(field);
        }
        return value;
    }

    static String atMost(int characters, String field, String value) {
        if (value.length() > characters) {
            throw PARAM_ERROR.at(field, "输入源“/body" + field + "”字符数超过最大值 " + characters);
        }
        return value;
    }

    /** An address for notifications: absolute, without a query; the real channel would also want https. */
    static String notifyUrl(String value) {
        var field = "/notify_url";
        atMost(LONGEST_URL, field, value);
        try {
            var url = URI.create(value);
            if (url.getHost() != null && url.getScheme().matches("https?") && url.getQuery() == null) {
                return value;
            }
        } catch (IllegalArgumentException malformed) {
            throw PARAM_ERROR.at(field, "通知地址格式不正确");
        }
        throw PARAM_ERROR.at(field, "通知地址须为可直接访问的URL，不能携带参数");
    }

    static WeChatRefusal missing(String field) {
        return PARAM_ERROR.at(field, "输入源“/body" + field + "”缺少必填字段");
    }
}
