package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.program.StackProblem;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The servers that Hearth stands on. */
public enum Middleware {
    MARIADB,
    REDIS,
    NACOS,
    ROCKETMQ,
    SEATA;

    public String program() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The environment variable that names a server to use in place of an embedded one. */
    public String variable() {
        return "HEARTH_" + name();
    }

    /**
     * The address given by the environment.
     *
     * @throws StackProblem if what is given is no address
     */
    public Optional<Address> given(Map<String, String> environment) {
        var text = environment.get(variable());
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Address.parse(text));
        } catch (IllegalArgumentException e) {
            throw new StackProblem(variable() + ": " + e.getMessage(), e);
        }
    }
}
