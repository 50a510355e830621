package io.hearth.billing.run;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How runs work.
 *
 * @param batch properties priced and stored at once
 * @param lease after which the run of a worker that died is taken over
 * @param scanEvery how often an idle worker looks for a run
 */
@ConfigurationProperties("hearth.billing.run")
record RunSettings(
        @DefaultValue("200") int batch,
        @DefaultValue("30s") Duration lease,
        @DefaultValue("2s") Duration scanEvery) {

    RunSettings {
        if (batch < 1 || batch > 1000) {
            throw new IllegalArgumentException("hearth.billing.run.batch must be 1 to 1000");
        }
        if (!lease.isPositive() || !scanEvery.isPositive()) {
            throw new IllegalArgumentException("hearth.billing.run durations must be positive");
        }
    }
}
