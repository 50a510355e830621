package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.notice.NoticeFault.Content;
import io.hearth.simulator.pay.wechat.wire.PlatformSeal;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes, seals and signs what is sent for a notification. */
@Component
class Envelope {

    private static final long FEN_TOO_MUCH = 1;

    private final JsonMapper json;
    private final PlatformSeal seal;

    Envelope(JsonMapper json, PlatformSeal seal) {
        this.json = json;
        this.seal = seal;
    }

    /** A body and the headers that prove it, or fail to. */
    record Letter(String body, Map<String, String> headers) {}

    Letter write(Notice notice, Content content) {
        return switch (content) {
            case TRUE -> signed(message(notice.id(), notice, notice.resource()));
            case FORGED -> forged(message(notice.id(), notice, notice.resource()));
            case WRONG_AMOUNT -> signed(message(otherId(), notice, withWrongAmount(notice.resource())));
            case UNKNOWN_ORDER -> signed(message(otherId(), notice, withUnknownOrder(notice.resource())));
        };
    }

    private String message(String id, Notice notice, String resource) {
        return json.writeValueAsString(new NoticeMessage(
                id,
                WireTime.rfc3339(notice.createdAt()),
                notice.event().type(),
                "encrypt-resource",
                notice.event().summary(),
                seal.seal(resource, notice.event().originalType())));
    }

    private Letter signed(String body) {
        return new Letter(body, seal.sign(body));
    }

    /** A signature of the platform's, but of other words. */
    private Letter forged(String body) {
        return new Letter(body, seal.sign("{}"));
    }

    private String withWrongAmount(String resource) {
        var tree = (ObjectNode) json.readTree(resource);
        var amount = (ObjectNode) tree.get("amount");
        amount.put("total", amount.get("total").asLong() + FEN_TOO_MUCH);
        amount.put("payer_total", amount.get("payer_total").asLong() + FEN_TOO_MUCH);
        return json.writeValueAsString(tree);
    }

    private String withUnknownOrder(String resource) {
        var tree = (ObjectNode) json.readTree(resource);
        tree.put("out_trade_no", "UNKNOWN" + otherId().replace("-", "").substring(0, 20));
        return json.writeValueAsString(tree);
    }

    private static String otherId() {
        return UUID.randomUUID().toString();
    }
}
