package io.hearth.consistency;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;

/** Issues and repairs for a service that lists {@code db/consistency} among its Flyway locations. */
@AutoConfiguration(
        afterName = {
            "org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration",
            "org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration"
        })
public class ConsistencyAutoConfiguration {

    @Bean
    Issues issues(JdbcClient database, PlatformTransactionManager transactions, Clock clock, MeterRegistry metrics) {
        return new Issues(database, transactions, clock, metrics);
    }

    @Bean
    Compensations compensations(JdbcClient database, Clock clock) {
        return new Compensations(database, clock);
    }
}
