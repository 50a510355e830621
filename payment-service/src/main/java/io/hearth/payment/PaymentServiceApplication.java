package io.hearth.payment;

import io.hearth.service.Live;
import io.hearth.service.LiveSettings;
import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;

/** payment-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
@MapperScan(basePackages = "io.hearth.payment", annotationClass = Mapper.class)
public class PaymentServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(PaymentServiceApplication.class, arguments);
    }

    @Bean
    Live<PaymentSettings> settings(LiveSettings live) {
        return live.of(PaymentSettings.class);
    }
}
