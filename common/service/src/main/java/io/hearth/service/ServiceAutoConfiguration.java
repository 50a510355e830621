package io.hearth.service;

import java.time.Clock;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The clock that everything asks for the moment, so that stories in tests can move it. */
@AutoConfiguration
public class ServiceAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Clock clock() {
        return Clock.system(BusinessTime.ZONE);
    }
}
