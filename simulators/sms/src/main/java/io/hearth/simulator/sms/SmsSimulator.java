package io.hearth.simulator.sms;

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
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;

/** The program that plays the provider of short messages. */
@SpringBootApplication(proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class SmsSimulator {

    private static final String NO_SIGNATURE = "";

    public static void main(String[] args) {
        SpringApplication.run(SmsSimulator.class, args);
    }

    /** Whole milliseconds, because that is what the inbox keeps. */
    @Bean
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofMillis(1));
    }

    @Bean
    FaultOrders<SmsOperation> smsFaults(SmsSettings settings) {
        Stream<FaultKind> kinds =
                Stream.of(CallFault.answersUnsigned(), SmsFault.values()).flatMap(Stream::of);
        long seed = Optional.ofNullable(settings.faultSeed()).orElseGet(() -> new SecureRandom().nextLong());
        return new FaultOrders<>(SmsOperation.class, kinds, seed);
    }

    @Bean
    RouterFunction<ServerResponse> smsFaultRoutes(FaultOrders<SmsOperation> faults) {
        return FaultRoutes.at("/simulator/sms/faults", faults);
    }

    @Bean
    FilterRegistrationBean<Filter> smsFaultFilter(FaultOrders<SmsOperation> faults) {
        Call.Naming<SmsOperation> naming = (request, body) -> Optional.ofNullable(request.getParameter("Action"))
                .filter("SendSms"::equals)
                .map(action -> new Call<>(SmsOperation.SEND, request.getParameter("PhoneNumbers")));
        var registration = new FilterRegistrationBean<Filter>(new FaultFilter<>(faults, naming, NO_SIGNATURE));
        registration.addUrlPatterns("/");
        return registration;
    }
}
