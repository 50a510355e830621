package io.hearth.auth;

import io.hearth.test.ServiceTest;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.DynamicPropertyRegistrar;
import org.springframework.test.context.TestPropertySource;

/** A test of auth-center behind its door, with a clock and an outside that tests can move. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ServiceTest(database = "auth_db")
@Import(AuthTest.Stage.class)
@TestPropertySource(properties = "HEARTH_ADMIN_PASSWORD=" + AuthTest.ADMIN_PASSWORD)
public @interface AuthTest {

    String ADMIN_PASSWORD = "let the first one in";

    @TestConfiguration
    class Stage {

        @Bean
        MovableClock clock() {
            return new MovableClock();
        }

        @Bean
        Outside outside() throws IOException {
            return new Outside();
        }

        @Bean
        DynamicPropertyRegistrar addresses(Outside outside) {
            return properties -> {
                properties.add("hearth.auth.sms.endpoint", outside::address);
                properties.add("spring.cloud.openfeign.client.config.user-service.url", outside::address);
            };
        }
    }
}
