package io.hearth.billing.run;

import io.hearth.service.Live;
import io.hearth.service.LiveSettings;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class RunConfiguration {

    @Bean
    Live<RunSettings> runSettings(LiveSettings live) {
        return live.of(RunSettings.class);
    }
}
