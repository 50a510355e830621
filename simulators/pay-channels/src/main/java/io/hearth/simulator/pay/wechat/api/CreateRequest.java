package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.APPID_MCHID_NOT_MATCH;
import static io.hearth.simulator.pay.wechat.WeChatProblem.PARAM_ERROR;
import static io.hearth.simulator.pay.wechat.api.Fields.atMost;
import static io.hearth.simulator.pay.wechat.api.Fields.missing;
import static io.hearth.simulator.pay.wechat.api.Fields.required;

import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.trade.OrderTerms;
import io.hearth.simulator.pay.wechat.trade.TradeMethod;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** The body of an order, as far as this simulator reads it. */
@JsonNaming(SnakeCaseStrategy.class)
record CreateRequest(
        @Nullable String appid,
        @Nullable String mchid,
        @Nullable String description,
        @Nullable String outTradeNo,
        @Nullable String timeExpire,
        @Nullable String attach,
        @Nullable String notifyUrl,
        @Nullable Amount amount,
        @Nullable Payer payer,
        @Nullable SceneInfo sceneInfo) {

    record Amount(@Nullable Long total, @Nullable String currency) {}

    record Payer(@Nullable String openid) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record SceneInfo(
            @Nullable String payerClientIp, @Nullable H5Info h5Info) {}

    record H5Info(@Nullable String type) {}

    private static final Pattern ORDER_NUMBER = Pattern.compile("[0-9A-Za-z_*-]{6,32}");
    private static final int LONGEST_DESCRIPTION = 127;
    private static final int LONGEST_ATTACH = 128;

    /** What is ordered, once every field was found good. */
    OrderTerms terms(TradeMethod method, WeChatKeys keys, Instant now) {
        checkMerchant(keys);
        return new OrderTerms(
                orderNumber(),
                method,
                keys.appId(),
                atMost(LONGEST_DESCRIPTION, "/description", required("/description", description)),
                amountFen(),
                Fields.notifyUrl(required("/notify_url", notifyUrl)),
                attach == null ? null : atMost(LONGEST_ATTACH, "/attach", attach),
                expiresAfter(now),
                payerOf(method));
    }

    private void checkMerchant(WeChatKeys keys) {
        if (!keys.merchantId().equals(required("/mchid", mchid))) {
            throw PARAM_ERROR.at("/mchid", "商户号与签名的商户号不一致");
        }
        if (!keys.appId().equals(required("/appid", appid))) {
            throw APPID_MCHID_NOT_MATCH.because("appid和mch_id不匹配");
        }
    }

    private String orderNumber() {
        var number = required("/out_trade_no", outTradeNo);
        if (!ORDER_NUMBER.matcher(number).matches()) {
            throw PARAM_ERROR.at("/out_trade_no", "商户订单号须为6至32位数字、大小写字母或_-*");
        }
        return number;
    }

    private long amountFen() {
        if (amount == null || amount.total() == null) {
            throw missing("/amount/total");
        }
        if (amount.total() <= 0) {
            throw PARAM_ERROR.at("/amount/total", "输入源“/body/amount/total”映射到数值字段“总金额”规则校验失败，值低于最小值 1");
        }
        if (amount.currency() != null && !amount.currency().equals("CNY")) {
            throw PARAM_ERROR.at("/amount/currency", "境内商户号仅支持人民币");
        }
        return amount.total();
    }

    private @Nullable Instant expiresAfter(Instant now) {
        if (timeExpire == null) {
            return null;
        }
        try {
            var end = WireTime.parseRfc3339(timeExpire);
            if (!end.isAfter(now)) {
                throw PARAM_ERROR.at("/time_expire", "交易结束时间已过");
            }
            return end;
        } catch (DateTimeParseException malformed) {
            throw PARAM_ERROR.at("/time_expire", "交易结束时间须为rfc3339格式");
        }
    }

    private @Nullable String payerOf(TradeMethod method) {
        return switch (method) {
            case NATIVE, APP -> null;
            case JSAPI ->
                required(
                        "/payer/openid",
                        Optional.ofNullable(payer).map(Payer::openid).orElse(null));
            case H5 -> {
                var scene = Optional.ofNullable(sceneInfo);
                required(
                        "/scene_info/payer_client_ip",
                        scene.map(SceneInfo::payerClientIp).orElse(null));
                required(
                        "/scene_info/h5_info/type",
                        scene.map(SceneInfo::h5Info).map(H5Info::type).orElse(null));
                yield null;
            }
        };
    }
}
