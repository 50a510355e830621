package io.hearth.property;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.scheduling.annotation.EnableScheduling;

/** property-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableFeignClients
@EnableScheduling
@MapperScan(basePackages = "io.hearth.property", annotationClass = Mapper.class)
public class PropertyServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(PropertyServiceApplication.class, arguments);
    }
}
