package io.hearth.user;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/** user-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
@MapperScan(basePackages = "io.hearth.user", annotationClass = Mapper.class)
public class UserServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(UserServiceApplication.class, arguments);
    }
}
