package io.hearth.simulator.tax;

import io.hearth.simulator.fault.Call;
import io.hearth.simulator.fault.CallFault;
import io.hearth.simulator.fault.FaultFilter;
import io.hearth.simulator.fault.FaultKind;
import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.fault.FaultRoutes;
import jakarta.servlet.Filter;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The program that plays the tax platform. */
@SpringBootApplication(proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class TaxPlatformSimulator {

    private static final String API = "/v1/*";
    private static final String NO_SIGNATURE = "";

    public static void main(String[] args) {
        SpringApplication.run(TaxPlatformSimulator.class, args);
    }

    /** Whole milliseconds, because that is what the platform keeps. */
    @Bean
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofMillis(1));
    }

    @Bean
    FaultOrders<TaxOperation> taxFaults(TaxSettings settings) {
        Stream<FaultKind> kinds =
                Stream.of(CallFault.answersUnsigned(), TaxFault.values()).flatMap(Stream::of);
        long seed = Optional.ofNullable(settings.faultSeed()).orElseGet(() -> new SecureRandom().nextLong());
        return new FaultOrders<>(TaxOperation.class, kinds, seed);
    }

    @Bean
    RouterFunction<ServerResponse> taxFaultRoutes(FaultOrders<TaxOperation> faults) {
        return FaultRoutes.at("/simulator/tax/faults", faults);
    }

    @Bean
    FilterRegistrationBean<Filter> taxFaultFilter(FaultOrders<TaxOperation> faults, JsonMapper json) {
        Call.Naming<TaxOperation> naming =
                (request, body) -> TaxOperation.of(request.getMethod(), request.getRequestURI())
                        .map(operation -> new Call<>(
                                operation,
                                operation == TaxOperation.QUERY
                                        ? request.getRequestURI().substring(TaxOperation.INVOICES.length() + 1)
                                        : requestIdIn(body, json)));
        return at(Ordered.HIGHEST_PRECEDENCE, new FaultFilter<>(faults, naming, NO_SIGNATURE));
    }

    @Bean
    FilterRegistrationBean<Filter> taxSignatureFilter(TaxSettings settings, JsonMapper json, Clock clock) {
        return at(Ordered.HIGHEST_PRECEDENCE + 1, new SignatureFilter(settings, json, clock));
    }

    private static FilterRegistrationBean<Filter> at(int order, Filter filter) {
        var registration = new FilterRegistrationBean<>(filter);
        registration.setOrder(order);
        registration.addUrlPatterns(API);
        return registration;
    }

    private static @Nullable String requestIdIn(byte[] body, JsonMapper json) {
        try {
            return Optional.ofNullable(json.readTree(body))
                    .map(tree -> tree.get("requestId"))
                    .map(JsonNode::asString)
                    .orElse(null);
        } catch (JacksonException malformed) {
            // The controller will say so; an order to misbehave for one request does not concern it.
            return null;
        }
    }
}
