package io.hearth.service;

import java.time.Clock;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;

/** The clock that everything asks for the moment, so that stories in tests can move it, and settings that follow Nacos. */
@AutoConfiguration
public class ServiceAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Clock clock() {
        return Clock.system(BusinessTime.ZONE);
    }

    @Bean
    LiveSettings liveSettings(Environment environment) {
        return new LiveSettings(environment);
    }
}
