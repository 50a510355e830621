package io.hearth.simulator.tax;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What the platform knows of its one customer.
 *
 * @param faultSeed where chance starts from; a new one at each start if absent
 */
@ConfigurationProperties("hearth.simulator.tax")
record TaxSettings(String appId, String appSecret, @Nullable Long faultSeed) {

    TaxSettings {
        if (appId.isBlank() || appSecret.isBlank()) {
            throw new IllegalArgumentException("hearth.simulator.tax.app-id and app-secret must be set");
        }
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "TaxSettings[" + appId + "]";
    }
}
