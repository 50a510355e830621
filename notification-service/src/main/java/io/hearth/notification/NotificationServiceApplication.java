package io.hearth.notification;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.cloud.openfeign.EnableFeignClients;

/** notification-service. */
@SpringBootApplication
@EnableFeignClients
@ConfigurationPropertiesScan
@MapperScan(basePackages = "io.hearth.notification", annotationClass = Mapper.class)
public class NotificationServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(NotificationServiceApplication.class, arguments);
    }
}
