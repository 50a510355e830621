package io.hearth.gateway.access;

/**
 * Who may go where, roughly; each service says it finely.
 *
 * <p>What is not named here needs a good access token.
 */
final class Paths {

    /** For everybody; an access token is not even looked at, so that an expired one does not keep people from a new one. */
    static final String[] OPEN = {
        "/api/auth/sms-codes",
        "/api/auth/login/**",
        "/api/auth/refresh",
        // Channels sign what they say.
        "/api/pay/notify/**",
        "/.well-known/**",
        "/oauth2/jwks",
        "/docs",
        "/swagger-ui/**",
        "/v3/api-docs/**",
        "/actuator/health/**",
        "/actuator/prometheus"
    };

    /** For residents: what is their own. */
    static final String[] RESIDENTS = {"/api/me/**"};

    /** For those who work here. */
    static final String[] STAFF = {
        "/api/counter/**",
        "/api/tariffs/**",
        "/api/billing-runs/**",
        "/api/day-closes/**",
        "/api/reconciliations/**",
        "/api/consistency-issues/**",
        "/api/dead-letters/**",
        "/api/properties/imports/**"
    };

    /** For administrators. */
    static final String[] ADMINISTRATORS = {"/api/staff/**", "/api/auth/key-rotations"};

    private Paths() {}
}
