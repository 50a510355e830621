package io.hearth.simulator.pay.wechat.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.hearth.simulator.pay.wechat.WeChatRefusal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A refusal as WeChat Pay words it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ErrorBody(String code, String message, @Nullable Map<String, ?> detail) {

    static ErrorBody of(WeChatRefusal refusal) {
        return new ErrorBody(
                refusal.problem().name(),
                refusal.text(),
                refusal.field()
                        .map(field -> Map.of("field", field, "issue", refusal.text(), "location", "body"))
                        .orElse(null));
    }
}
