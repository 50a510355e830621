package io.hearth.idempotency;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long keys live.
 *
 * @param lock after which a deed whose process died may be tried again; longer than any deed takes
 * @param keep how long a first answer is kept
 */
@ConfigurationProperties("hearth.idempotency")
record IdempotencySettings(
        @DefaultValue("45s") Duration lock,
        @DefaultValue("7d") Duration keep) {

    IdempotencySettings {
        if (!lock.isPositive() || keep.compareTo(Duration.ofDays(1)) < 0) {
            throw new IllegalArgumentException(
                    "hearth.idempotency.lock must be positive and hearth.idempotency.keep at least a day");
        }
    }
}
