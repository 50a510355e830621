package io.hearth.auth;

import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.scheduling.annotation.EnableScheduling;

/** auth-center. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableFeignClients
@EnableScheduling
@MapperScan(basePackages = "io.hearth.auth", annotationClass = Mapper.class)
public class AuthCenterApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(AuthCenterApplication.class, arguments);
    }
}
