package io.hearth.gateway.door;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutsideHeadersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Hearth-Identity",
                "x-hearth-anything",
                "X-USER-ID",
                "X-Forwarded-For",
                "X-Forwarded-Prefix",
                "Forwarded",
                "X-Real-IP",
                "X-HTTP-Method-Override",
                "X-Method-Override",
                "X-Original-URL",
                "X-Rewrite-URL",
                "traceparent",
                "X-B3-TraceId"
            })
    void areOursToSay(String header) {
        assertThat(OutsideHeadersFilter.isOurs(header)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Authorization", "Idempotency-Key", "Accept-Language", "Wechatpay-Signature", "X-Gray-Version"})
    void areTheClients(String header) {
        assertThat(OutsideHeadersFilter.isOurs(header)).isFalse();
    }
}
