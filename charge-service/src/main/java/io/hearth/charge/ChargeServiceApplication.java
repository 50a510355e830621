package io.hearth.charge;

import io.hearth.service.Live;
import io.hearth.service.LiveSettings;
import org.apache.ibatis.annotations.Mapper;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Bean;
import org.springframework.scheduling.annotation.EnableScheduling;

/** charge-service. */
@SpringBootApplication
@EnableFeignClients
@EnableScheduling
@MapperScan(basePackages = "io.hearth.charge", annotationClass = Mapper.class)
public class ChargeServiceApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(ChargeServiceApplication.class, arguments);
    }

    @Bean
    Live<ChargeSettings> settings(LiveSettings live) {
        return live.of(ChargeSettings.class);
    }
}
