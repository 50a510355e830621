package io.hearth.simulator.pay.wechat.api;

import io.hearth.simulator.fault.Call;
import io.hearth.simulator.fault.FaultFilter;
import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.wire.PlatformSeal;
import jakarta.servlet.Filter;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.web.util.UriUtils;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Configuration(proxyBeanMethods = false)
class ApiConfiguration {

    private static final String API = "/v3/*";

    @Bean
    FilterRegistrationBean<Filter> faultFilter(FaultOrders<WeChatOperation> faults, JsonMapper json) {
        Call.Naming<WeChatOperation> naming = (request, body) -> {
            var path = UriUtils.decode(request.getRequestURI(), StandardCharsets.UTF_8);
            return WeChatOperation.of(request.getMethod(), path)
                    .map(operation -> new Call<>(
                            operation, operation.referenceIn(path).orElseGet(() -> orderNumberIn(body, json))));
        };
        return at(Ordered.HIGHEST_PRECEDENCE, new FaultFilter<>(faults, naming, PlatformSeal.SIGNATURE));
    }

    @Bean
    FilterRegistrationBean<Filter> signatureFilter(WeChatKeys keys, PlatformSeal seal, JsonMapper json, Clock clock) {
        return at(Ordered.HIGHEST_PRECEDENCE + 1, new SignatureFilter(keys, seal, json, clock));
    }

    private static FilterRegistrationBean<Filter> at(int order, Filter filter) {
        var registration = new FilterRegistrationBean<>(filter);
        registration.setOrder(order);
        registration.addUrlPatterns(API);
        return registration;
    }

    private static @Nullable String orderNumberIn(byte[] body, JsonMapper json) {
        try {
            return Optional.ofNullable(json.readTree(body))
                    .map(tree -> tree.get("out_trade_no"))
                    .map(JsonNode::asString)
                    .orElse(null);
        } catch (JacksonException malformed) {
            // The controller will say so; an order to misbehave for one trade does not concern it.
            return null;
        }
    }
}
