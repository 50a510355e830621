package io.hearth.notification;

import io.hearth.service.Live;
import io.hearth.service.LiveSettings;
import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Bean;

/** notification-service. */
@SpringBootApplication
@EnableFeignClients
@ConfigurationPropertiesScan
@MapperScan(basePackages = "io.hearth.notification", annotationClass = Mapper.class)
public class NotificationServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(NotificationServiceApplication.class, arguments);
    }

    @Bean
    Live<NotificationSettings> settings(LiveSettings live) {
        return live.of(NotificationSettings.class);
    }
}
