package io.hearth.messaging;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.time.Clock;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.json.JsonMapper;

/** Events for a service; the outbox only where {@code hearth.messaging.outbox} says that the service announces any. */
@AutoConfiguration(
        afterName = {
            "org.apache.rocketmq.spring.autoconfigure.RocketMQAutoConfiguration",
            "org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration",
            "org.springframework.boot.zipkin.autoconfigure.ZipkinAutoConfiguration"
        })
@EnableConfigurationProperties(MessagingSettings.class)
public class MessagingAutoConfiguration {

    /** The end of a service waits for half of it. */
    private static final int GATHERING_MILLISECONDS = 200;

    /** Nobody gathers messages here, but a producer's two threads for it look every 5 ms whether there are any. */
    @Bean
    static BeanPostProcessor producersThatSeldomLookForGatheredMessages() {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessBeforeInitialization(Object bean, String name) {
                if (bean instanceof DefaultMQProducer producer) {
                    producer.batchMaxDelayMs(GATHERING_MILLISECONDS);
                }
                return bean;
            }
        };
    }

    @Bean
    Events events(JsonMapper json, Tracer tracer, Propagator propagator) {
        return new Events(json, tracer, propagator);
    }

    @Bean
    Inbox inbox(JdbcClient database, Clock clock) {
        return new Inbox(database, clock);
    }

    @Bean
    @ConditionalOnProperty("hearth.messaging.outbox")
    OutboxRelay outboxRelay(
            JdbcClient database,
            PlatformTransactionManager transactions,
            RocketMQTemplate rocketMq,
            Tracer tracer,
            Propagator propagator,
            Clock clock,
            MessagingSettings settings,
            MeterRegistry metrics) {
        return new OutboxRelay(
                database,
                new TransactionTemplate(transactions),
                new RocketMqSender(rocketMq),
                tracer,
                propagator,
                clock,
                settings,
                metrics);
    }

    @Bean
    @ConditionalOnProperty("hearth.messaging.outbox")
    Outbox outbox(
            JdbcClient database,
            JsonMapper json,
            Tracer tracer,
            Clock clock,
            MessagingSettings settings,
            OutboxRelay relay) {
        return new Outbox(database, json, tracer, clock, settings, relay);
    }
}
