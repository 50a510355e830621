package io.hearth.payment;

import io.hearth.payment.order.QueryLadder;
import java.time.Duration;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How payments are watched.
 *
 * @param queryAfter the steps after its creation at which an open payment is asked after
 * @param thenQueryEvery after the last step
 * @param grace how long after its expiry a payment that the channel does not know is still waited for
 * @param callLease after which a CREATE whose process died counts as unanswered; longer than any call takes
 * @param scanEvery how often due queries and stored notifications are looked for when nobody wakes the worker
 * @param batch queries or notifications taken at once, each in a thread of its own
 * @param notificationAttempts until a notification that cannot be processed waits for a person
 * @param notificationLease after which a notification whose process died is taken again; also the first wait after a failure
 */
@ConfigurationProperties("hearth.payment")
public record PaymentSettings(
        @DefaultValue({"5s", "15s", "30s", "1m", "2m", "5m", "10m", "30m"})
        List<Duration> queryAfter,

        @DefaultValue("30m") Duration thenQueryEvery,
        @DefaultValue("5m") Duration grace,
        @DefaultValue("30s") Duration callLease,
        @DefaultValue("2s") Duration scanEvery,
        @DefaultValue("16") int batch,
        @DefaultValue("12") int notificationAttempts,
        @DefaultValue("10s") Duration notificationLease) {

    private static final int LARGEST_BATCH = 200;

    public PaymentSettings {
        if (grace.isNegative()
                || !callLease.isPositive()
                || !scanEvery.isPositive()
                || !notificationLease.isPositive()) {
            throw new IllegalArgumentException("hearth.payment durations must be positive");
        }
        if (batch < 1 || batch > LARGEST_BATCH || notificationAttempts < 1) {
            throw new IllegalArgumentException(
                    "hearth.payment.batch must be 1 to 200 and notification-attempts at least 1");
        }
        queryAfter = List.copyOf(new QueryLadder(queryAfter, thenQueryEvery).steps());
    }

    /** When an open payment is asked after. */
    public QueryLadder ladder() {
        return new QueryLadder(queryAfter, thenQueryEvery);
    }
}
