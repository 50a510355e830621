package io.hearth.payment.channel.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

class WeChatSettingsTest {

    private static WeChatSettings with(String name, String value) {
        var properties = new HashMap<>(Map.of(
                "hearth.payment.wechat.base-url", "https://api.mch.weixin.qq.com",
                "hearth.payment.wechat.notify-url", "https://pay.example/api/pay/notify/wechat",
                "hearth.payment.wechat.keys", "keys"));
        properties.put("hearth.payment.wechat." + name, value);
        return new Binder(new MapConfigurationPropertySource(properties))
                .bind("hearth.payment.wechat", WeChatSettings.class)
                .get();
    }

    @Test
    void waitTwoSecondsForAConnectionAndEightForAnAnswer() {
        assertThat(with("keys", "keys"))
                .returns(Duration.ofSeconds(2), WeChatSettings::connectTimeout)
                .returns(Duration.ofSeconds(8), WeChatSettings::readTimeout)
                .returns(Duration.ofSeconds(10), WeChatSettings::wholeCall);
    }

    @ParameterizedTest
    @CsvSource({
        "base-url, somewhere",
        "notify-url, /api/pay/notify/wechat",
        "notify-url, https://pay.example/notify?x=1",
        "connect-timeout, 0s",
        "read-timeout, -1s"
    })
    void areCheckedAtStart(String name, String value) {
        assertThatThrownBy(() -> with(name, value))
                .isInstanceOf(BindException.class)
                .hasRootCauseInstanceOf(IllegalArgumentException.class);
    }
}
