package io.hearth.transaction;

import org.apache.seata.rm.fence.SpringFenceConfig;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.transaction.PlatformTransactionManager;

/** The fence of TCC branches: Seata's own configuration names Boot 3 classes and is excluded, so it stands here for Boot 4. */
@AutoConfiguration(after = {TransactionAutoConfiguration.class, DataSourceTransactionManagerAutoConfiguration.class})
public class FenceAutoConfiguration {

    @Bean
    @ConfigurationProperties("seata.tcc.fence.config")
    SpringFenceConfig fence(GlobalTransactionDataSource database, PlatformTransactionManager transactions) {
        return new SpringFenceConfig(database, transactions);
    }
}
