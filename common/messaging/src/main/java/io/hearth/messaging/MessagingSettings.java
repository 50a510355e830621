package io.hearth.messaging;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How events leave a service.
 *
 * @param tenant the heating company whose events these are
 * @param scanEvery how often the relay looks for due events when nobody wakes it
 * @param batch events taken at once
 * @param attempts sends until an event is dead and waits for a person
 * @param longestWait between two attempts; the wait doubles from one second
 * @param senderLease after which an event being sent by a process that died is taken over
 */
@ConfigurationProperties("hearth.messaging")
public record MessagingSettings(
        @DefaultValue("default") String tenant,
        @DefaultValue("2s") Duration scanEvery,
        @DefaultValue("100") int batch,
        @DefaultValue("10") int attempts,
        @DefaultValue("5m") Duration longestWait,
        @DefaultValue("30s") Duration senderLease) {

    public MessagingSettings {
        if (tenant.isBlank()) {
            throw new IllegalArgumentException("hearth.messaging.tenant must not be blank");
        }
        if (!scanEvery.isPositive() || !longestWait.isPositive() || !senderLease.isPositive()) {
            throw new IllegalArgumentException("hearth.messaging durations must be positive");
        }
        if (batch < 1 || batch > 1000 || attempts < 1) {
            throw new IllegalArgumentException("hearth.messaging.batch must be 1 to 1000 and attempts at least 1");
        }
    }

    /** The wait after so many failed attempts: 1 s, 2 s, 4 s ... up to the longest. */
    Duration waitAfter(int failed) {
        var doubled = Duration.ofSeconds(1L << Math.min(failed - 1, 20));
        return doubled.compareTo(longestWait) < 0 ? doubled : longestWait;
    }
}
