package io.hearth.auth.resident;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The limits of sign-in codes.
 *
 * @param life how long a code is good for
 * @param gap between two codes to one phone
 * @param perDay most codes to one phone on one business day
 * @param tries most guesses at one code
 */
@ConfigurationProperties("hearth.auth.sms-code")
record SmsCodeSettings(
        @DefaultValue("5m") Duration life,
        @DefaultValue("60s") Duration gap,
        @DefaultValue("10") int perDay,
        @DefaultValue("5") int tries) {

    SmsCodeSettings {
        if (!life.isPositive() || !gap.isPositive() || perDay < 1 || tries < 1) {
            throw new IllegalArgumentException("hearth.auth.sms-code: all limits must be positive");
        }
    }
}
