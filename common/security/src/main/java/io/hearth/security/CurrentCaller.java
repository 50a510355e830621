package io.hearth.security;

import io.hearth.identity.Caller;
import java.util.function.Supplier;
import org.springframework.security.core.context.SecurityContextHolder;

/** Whose request this thread serves; outside a request it is the service itself. */
public final class CurrentCaller implements Supplier<Caller> {

    private final Caller service;

    CurrentCaller(String serviceName) {
        this.service = Caller.service(serviceName);
    }

    @Override
    public Caller get() {
        return SecurityContextHolder.getContext().getAuthentication() instanceof IdentityToken identity
                ? identity.caller()
                : service;
    }

    /** The caller as this service presents it to the next one. */
    Caller onward() {
        return get().through(service.subject());
    }
}
