package io.hearth.auth.session;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long a session lasts without being used: each refresh token lives this long from its issue.
 *
 * @param residentRefreshLife on the resident's own phone
 * @param staffRefreshLife long enough for a working day, too short for the next
 */
@ConfigurationProperties("hearth.auth.session")
record SessionSettings(
        @DefaultValue("30d") Duration residentRefreshLife,
        @DefaultValue("12h") Duration staffRefreshLife) {

    SessionSettings {
        if (!residentRefreshLife.isPositive() || !staffRefreshLife.isPositive()) {
            throw new IllegalArgumentException("hearth.auth.session: refresh tokens must live for a time");
        }
    }

    Duration refreshLife(SubjectKind kind) {
        return switch (kind) {
            case RESIDENT -> residentRefreshLife;
            case STAFF -> staffRefreshLife;
        };
    }
}
