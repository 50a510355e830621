package io.hearth.invoice;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.scheduling.annotation.EnableScheduling;

/** invoice-service. */
@SpringBootApplication
@EnableFeignClients
@EnableScheduling
@ConfigurationPropertiesScan
@MapperScan(basePackages = "io.hearth.invoice", annotationClass = Mapper.class)
public class InvoiceServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(InvoiceServiceApplication.class, arguments);
    }
}
