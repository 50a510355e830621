package io.hearth.payment.channel.wechat;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where WeChat Pay is and how long it is waited for.
 *
 * @param baseUrl in production {@code https://api.mch.weixin.qq.com}
 * @param notifyUrl where WeChat Pay reaches {@code /api/pay/notify/wechat} from outside, without a query
 * @param keys folder with {@code merchant_private.pem}, {@code platform_public.pem}, {@code apiv3.key} and
 *     {@code wechat.properties} (merchant-id, app-id, merchant-serial-number, platform-public-key-id)
 * @param connectTimeout until a connection stands
 * @param readTimeout between two pieces of an answer; the whole call takes at most this and the connect time-out
 */
@ConfigurationProperties("hearth.payment.wechat")
record WeChatSettings(
        URI baseUrl,
        URI notifyUrl,
        Path keys,
        @DefaultValue("2s") Duration connectTimeout,
        @DefaultValue("8s") Duration readTimeout) {

    WeChatSettings {
        if (baseUrl.getHost() == null) {
            throw new IllegalArgumentException("hearth.payment.wechat.base-url must name a host: " + baseUrl);
        }
        if (notifyUrl.getHost() == null || notifyUrl.getQuery() != null) {
            throw new IllegalArgumentException(
                    "hearth.payment.wechat.notify-url must name a host and have no query: " + notifyUrl);
        }
        if (!connectTimeout.isPositive() || !readTimeout.isPositive()) {
            throw new IllegalArgumentException("hearth.payment.wechat time-outs must be positive");
        }
    }

    Duration wholeCall() {
        return connectTimeout.plus(readTimeout);
    }
}
