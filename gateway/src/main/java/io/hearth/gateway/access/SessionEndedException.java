package io.hearth.gateway.access;

import org.springframework.security.core.AuthenticationException;

/** The token is good, but whoever held it has signed out. */
final class SessionEndedException extends AuthenticationException {

    private static final long serialVersionUID = 1;

    SessionEndedException() {
        super("the session has ended");
    }
}
