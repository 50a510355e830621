package io.hearth.notification;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How messages are sent.
 *
 * @param phoneKey base64, at least 16 bytes: tells phones apart without keeping them
 * @param perPhoneAndDay messages to one phone on one business day; what is more waits for the next morning
 * @param scanEvery how often due messages are looked for when nobody announces one
 * @param parallel messages being sent at once by one instance
 * @param lease after which a message that a process died over is taken up by another; longer than all time-outs together
 * @param firstWait after the first attempt that certainly sent nothing; it doubles
 * @param longestWait between two attempts
 * @param sendAgainAfter how long after an unclear answer the message is sent once more
 * @param tryFor how long after the event a message is still worth sending
 */
@ConfigurationProperties("hearth.notification")
public record NotificationSettings(
        String phoneKey,
        @DefaultValue("20") int perPhoneAndDay,
        @DefaultValue("2s") Duration scanEvery,
        @DefaultValue("4") int parallel,
        @DefaultValue("60s") Duration lease,
        @DefaultValue("1s") Duration firstWait,
        @DefaultValue("5m") Duration longestWait,
        @DefaultValue("1m") Duration sendAgainAfter,
        @DefaultValue("2d") Duration tryFor) {

    public NotificationSettings {
        if (phoneKey.length() < 22) {
            throw new IllegalArgumentException("hearth.notification.phone-key must have at least 16 bytes in base64");
        }
        if (!scanEvery.isPositive()
                || !lease.isPositive()
                || !firstWait.isPositive()
                || !longestWait.isPositive()
                || !sendAgainAfter.isPositive()
                || !tryFor.isPositive()) {
            throw new IllegalArgumentException("hearth.notification durations must be positive");
        }
        if (parallel < 1 || parallel > 100 || perPhoneAndDay < 1) {
            throw new IllegalArgumentException(
                    "hearth.notification.parallel must be 1 to 100 and per-phone-and-day at least 1");
        }
    }

    /** The wait after so many attempts that sent nothing. */
    public Duration waitAfter(int attempts) {
        var doubled = firstWait.multipliedBy(1L << Math.min(attempts - 1, 20));
        return doubled.compareTo(longestWait) < 0 ? doubled : longestWait;
    }

    /** Without the key. */
    @Override
    public String toString() {
        return "NotificationSettings[perPhoneAndDay=" + perPhoneAndDay + ", parallel=" + parallel + "]";
    }
}
