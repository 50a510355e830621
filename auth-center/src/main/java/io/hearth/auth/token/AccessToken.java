package io.hearth.auth.token;

import java.time.Duration;

/** What a client shows at the gateway with every request. */
public record AccessToken(String value, Duration life) {

    @Override
    public String toString() {
        return "AccessToken[***, life=" + life + "]";
    }
}
