package io.hearth.payment;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** payment-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
@MapperScan(basePackages = "io.hearth.payment", annotationClass = Mapper.class)
public class PaymentServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(PaymentServiceApplication.class, arguments);
    }
}
