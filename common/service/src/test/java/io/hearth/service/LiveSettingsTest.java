package io.hearth.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.cloud.context.environment.EnvironmentChangeEvent;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.mock.env.MockEnvironment;

class LiveSettingsTest {

    @ConfigurationProperties("hearth.things")
    record Things(@DefaultValue("30m") Duration patience) {

        Things {
            if (!patience.isPositive()) {
                throw new IllegalArgumentException("hearth.things.patience must be positive");
            }
        }
    }

    private final MockEnvironment environment = new MockEnvironment();
    private final AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();

    @BeforeEach
    void start() {
        context.setEnvironment(environment);
        context.registerBean(LiveSettings.class, () -> new LiveSettings(environment));
        context.refresh();
    }

    private void configure(String patience) {
        environment.setProperty("hearth.things.patience", patience);
        context.publishEvent(new EnvironmentChangeEvent(context, Set.of("hearth.things.patience")));
    }

    @Test
    void followTheConfiguration() {
        var live = context.getBean(LiveSettings.class).of(Things.class);
        assertThat(live.now().patience()).isEqualTo(Duration.ofMinutes(30));
        configure("5s");
        assertThat(live.now().patience()).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void stayAsTheyWereWhenTheChangeMakesNoSense() {
        var live = context.getBean(LiveSettings.class).of(Things.class);
        configure("5s");
        configure("-5s");
        assertThat(live.now().patience()).isEqualTo(Duration.ofSeconds(5));
        configure("soon");
        assertThat(live.now().patience()).isEqualTo(Duration.ofSeconds(5));
        configure("6s");
        assertThat(live.now().patience()).isEqualTo(Duration.ofSeconds(6));
    }

    @Test
    void areRefusedAtTheStartWhenTheyMakeNoSense() {
        environment.setProperty("hearth.things.patience", "-5s");
        var settings = context.getBean(LiveSettings.class);
        assertThatThrownBy(() -> settings.of(Things.class)).isInstanceOf(BindException.class);
    }
}
