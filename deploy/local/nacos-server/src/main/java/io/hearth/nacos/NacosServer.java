package io.hearth.nacos;

import java.io.IOException;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration;
import org.springframework.boot.autoconfigure.jdbc.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.autoconfigure.security.servlet.SecurityAutoConfiguration;
import org.springframework.boot.autoconfigure.security.servlet.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.web.servlet.ServletComponentScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/** The Nacos server of the local stack; its settings come from an {@code application.properties} named by the launcher. */
@SpringBootApplication(
        scanBasePackages = {"com.alibaba.nacos", "io.hearth.nacos"},
        exclude = {
            DataSourceAutoConfiguration.class,
            DataSourceTransactionManagerAutoConfiguration.class,
            SecurityAutoConfiguration.class,
            UserDetailsServiceAutoConfiguration.class
        },
        excludeName =
                "org.springframework.boot.actuate.autoconfigure.security.servlet.ManagementWebSecurityAutoConfiguration")
@ServletComponentScan("com.alibaba.nacos")
@EnableScheduling
public class NacosServer {

    public static void main(String[] args) throws IOException, IllegalAccessException {
        LimitsAtHome.MEND.apply();
        for (var mend : LoopbackOnly.MENDS) {
            mend.apply();
        }
        System.setProperty("nacos.standalone", "true");
        SpringApplication.run(NacosServer.class, args);
    }
}
