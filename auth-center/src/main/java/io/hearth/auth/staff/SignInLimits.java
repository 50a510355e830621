package io.hearth.auth.staff;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often somebody may guess at a password.
 *
 * @param tries most tries without success
 * @param lock how long nobody is let in under the name afterwards
 */
@ConfigurationProperties("hearth.auth.staff-sign-in")
record SignInLimits(
        @DefaultValue("5") int tries, @DefaultValue("15m") Duration lock) {

    SignInLimits {
        if (tries < 1 || !lock.isPositive()) {
            throw new IllegalArgumentException("hearth.auth.staff-sign-in: tries and lock must be positive");
        }
    }
}
