package io.hearth.transaction;

import io.hearth.data.DataAutoConfiguration;
import io.hearth.data.NumberSeries;
import io.hearth.web.ProblemResponses;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.context.annotation.Bean;

/** Makes a service's database a branch of global transactions. */
@AutoConfiguration(before = {DataSourceAutoConfiguration.class, DataAutoConfiguration.class})
public class TransactionAutoConfiguration {

    @Bean
    @ConfigurationProperties("spring.datasource.hikari")
    GlobalTransactionDataSource dataSource(DataSourceProperties properties) {
        return properties
                .initializeDataSourceBuilder()
                .type(GlobalTransactionDataSource.class)
                .build();
    }

    @Bean
    NumberSeries numberSeries(GlobalTransactionDataSource database) {
        return new NumberSeries(database.local());
    }

    @Bean
    TransactionAdvice transactionAdvice(ProblemResponses problems) {
        return new TransactionAdvice(problems);
    }
}
