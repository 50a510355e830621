package io.hearth.transaction;

import io.hearth.data.DataAutoConfiguration;
import io.hearth.data.NumberSeries;
import io.hearth.web.ProblemResponses;
import org.apache.seata.rm.fence.SpringFenceConfig;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.transaction.PlatformTransactionManager;

/**
 * Makes a service's database a branch of global transactions.
 *
 * <p>Seata's own fence configuration names Boot 3 classes and is excluded; it stands here again for Boot 4.
 */
@AutoConfiguration(
        before = {DataSourceAutoConfiguration.class, DataAutoConfiguration.class},
        after = DataSourceTransactionManagerAutoConfiguration.class)
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
    @ConfigurationProperties("seata.tcc.fence.config")
    SpringFenceConfig fence(GlobalTransactionDataSource database, PlatformTransactionManager transactions) {
        return new SpringFenceConfig(database, transactions);
    }

    @Bean
    TransactionAdvice transactionAdvice(ProblemResponses problems) {
        return new TransactionAdvice(problems);
    }
}
