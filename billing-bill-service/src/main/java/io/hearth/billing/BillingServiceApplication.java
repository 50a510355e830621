package io.hearth.billing;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.scheduling.annotation.EnableScheduling;

/** billing-bill-service. */
@SpringBootApplication
@EnableFeignClients
@EnableScheduling
@MapperScan(basePackages = "io.hearth.billing", annotationClass = Mapper.class)
public class BillingServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(BillingServiceApplication.class, arguments);
    }
}
