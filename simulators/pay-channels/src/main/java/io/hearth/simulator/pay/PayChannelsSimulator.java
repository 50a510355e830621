package io.hearth.simulator.pay;

import java.time.Clock;
import java.time.Duration;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;

/** The program that plays the payment channels. */
@SpringBootApplication(proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class PayChannelsSimulator {

    public static void main(String[] args) {
        SpringApplication.run(PayChannelsSimulator.class, args);
    }

    /** Whole milliseconds, because that is what the book keeps. */
    @Bean
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofMillis(1));
    }
}
