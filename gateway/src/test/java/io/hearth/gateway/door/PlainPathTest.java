package io.hearth.gateway.door;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainPathTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/api/bills",
                "/api/bills/B2026113000000017",
                "/api/auth/login/sms",
                "/v3/api-docs/charge-service",
                "/.well-known/openid-configuration",
                "/webjars/swagger-ui/index.html",
                "/api/files/a%20b",
                "/api/communities/%E6%BB%A8%E6%B1%9F",
                "/api/x/a..b",
                "/api/x/...",
                "/api/bills/"
            })
    void isWrittenInOneWay(String path) {
        assertThat(PlainPath.objection(path)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "api/bills",
                "*",
                "//api/bills",
                "/api//bills",
                "/api/bills//",
                "/api/./bills",
                "/api/../internal/bills",
                "/api/bills/..",
                "/api/bills/.",
                "/api/bills;x=1",
                "/api/auth/login/..;/internal",
                "/api/%2e%2e/internal",
                "/api/%2E%2E/internal",
                "/api/.%2e/internal",
                "/api/bills%2f..%2f..%2finternal",
                "/api/bills%2F",
                "/api/bills%5c..",
                "/api/bills%5C",
                "/api\\bills",
                "/api/bills%00",
                "/api/bills%0a",
                "/api/bills%7f",
                "/api/bills%3bx",
                "/api/bills%252e",
                "/api/bills%3fx",
                "/api/bills%23x",
                "/api/bills%",
                "/api/bills%2",
                "/api/bills%zz",
                "/api/%c0%ae%c0%ae/internal",
                "/api/%e6%bb",
                "/api/滨江",
                "/api/bills x",
                "/api/bills\tx"
            })
    void isRefusedWhenItCouldBeReadInTwo(String path) {
        assertThat(PlainPath.objection(path)).isPresent();
    }
}
