package io.hearth.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.cloud.context.environment.EnvironmentChangeEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;

/**
 * Makes settings {@link Live}. What a changed configuration says is taken as a whole or not at all: if it makes no sense, the
 * settings stay as they were, and the log says why.
 */
public final class LiveSettings {

    private static final Logger LOG = LoggerFactory.getLogger(LiveSettings.class);

    private final Environment environment;
    private final List<Followed<?>> followed = new ArrayList<>();

    LiveSettings(Environment environment) {
        this.environment = environment;
    }

    /**
     * Settings of a record with {@link ConfigurationProperties}, which from now on follow the configuration.
     *
     * @throws BindException if the configuration makes no sense now
     */
    public synchronized <T> Live<T> of(Class<T> type) {
        var prefix = Objects.requireNonNull(type.getAnnotation(ConfigurationProperties.class), type::getName)
                .value();
        var one = new Followed<>(prefix, type, Live.always(bound(prefix, type)));
        followed.add(one);
        return one.live();
    }

    private record Followed<T>(String prefix, Class<T> type, Live<T> live) {}

    @EventListener(EnvironmentChangeEvent.class)
    synchronized void follow() {
        followed.forEach(this::follow);
    }

    private <T> void follow(Followed<T> one) {
        try {
            var now = bound(one.prefix(), one.type());
            if (!now.equals(one.live().now())) {
                LOG.atInfo()
                        .addKeyValue("settings", one.prefix())
                        .addKeyValue("before", one.live().now())
                        .addKeyValue("now", now)
                        .log("settings changed");
                one.live().change(now);
            }
        } catch (BindException e) {
            LOG.atError()
                    .setCause(e)
                    .addKeyValue("settings", one.prefix())
                    .log("the changed configuration makes no sense, the settings stay as they were");
        }
    }

    private <T> T bound(String prefix, Class<T> type) {
        return Binder.get(environment).bindOrCreate(prefix, type);
    }
}
