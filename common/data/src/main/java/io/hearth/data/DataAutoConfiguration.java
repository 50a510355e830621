package io.hearth.data;

import com.baomidou.mybatisplus.annotation.DbType;
import com.baomidou.mybatisplus.autoconfigure.ConfigurationCustomizer;
import com.baomidou.mybatisplus.extension.plugins.MybatisPlusInterceptor;
import com.baomidou.mybatisplus.extension.plugins.inner.PaginationInnerInterceptor;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.context.annotation.Bean;

/** Teaches MyBatis-Plus our rows: records, money, pages of at most 200. */
@AutoConfiguration(
        after = DataSourceAutoConfiguration.class,
        beforeName = "com.baomidou.mybatisplus.autoconfigure.MybatisPlusAutoConfiguration")
public class DataAutoConfiguration {

    private static final long LONGEST_PAGE = 200;

    @Bean
    ConfigurationCustomizer rowsAsRecords() {
        return configuration -> {
            configuration.setMapUnderscoreToCamelCase(true);
            configuration.setArgNameBasedConstructorAutoMapping(true);
            configuration.getTypeHandlerRegistry().register(MoneyTypeHandler.class);
        };
    }

    @Bean
    MybatisPlusInterceptor pages() {
        var pages = new PaginationInnerInterceptor(DbType.MYSQL);
        pages.setMaxLimit(LONGEST_PAGE);
        var interceptor = new MybatisPlusInterceptor();
        interceptor.addInnerInterceptor(pages);
        return interceptor;
    }

    @Bean
    @ConditionalOnMissingBean
    NumberSeries numberSeries(DataSource database) {
        return new NumberSeries(database);
    }
}
