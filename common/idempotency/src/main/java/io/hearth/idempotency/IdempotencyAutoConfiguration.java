package io.hearth.idempotency;

import java.time.Clock;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;
import tools.jackson.databind.json.JsonMapper;

/** Keeps the first answers of a service that moves money. */
@AutoConfiguration(afterName = "org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration")
@EnableScheduling
@EnableConfigurationProperties(IdempotencySettings.class)
public class IdempotencyAutoConfiguration {

    @Bean
    Idempotency idempotency(JdbcClient database, JsonMapper json, Clock clock, IdempotencySettings settings) {
        return new Idempotency(database, json, clock, settings);
    }

    @Bean
    Forgetting forgetting(Idempotency idempotency) {
        return new Forgetting(idempotency);
    }

    /** Empties the table of old answers little by little. */
    record Forgetting(Idempotency idempotency) {

        @Scheduled(fixedDelayString = "PT10M", initialDelayString = "PT1M")
        void forgetOld() {
            idempotency.forgetOld();
        }
    }
}
