package io.hearth.identity;

import java.util.Optional;
import java.util.Set;

/**
 * Who asks.
 *
 * @param subject the resident's or staff member's id, or the service's name
 * @param customers the customerNos that a resident may see; empty for everybody else
 * @param districts the districts to which a member of staff is bound; empty for the whole company
 * @param session in which the subject signed in; empty when no person is behind the call
 * @param through the gateway, or the service that calls on the subject's behalf
 */
public record Caller(
        String subject,
        Set<Role> roles,
        Set<String> customers,
        Set<String> districts,
        Optional<String> session,
        String through) {

    /** How the gateway calls itself in {@link #through}. */
    public static final String GATEWAY = "gateway";

    /** A caller with neither districts nor a session. */
    public Caller(String subject, Set<Role> roles, Set<String> customers, String through) {
        this(subject, roles, customers, Set.of(), Optional.empty(), through);
    }

    /** The service itself, with no person behind it: a consumed message, a scheduled run. */
    public static Caller service(String name) {
        return new Caller(name, Set.of(Role.SERVICE), Set.of(), name);
    }

    public boolean has(Role role) {
        return roles.contains(role);
    }

    /** Whether this customer's data lie in the caller's scope: a resident's own only, all for staff and services. */
    public boolean maySee(String customerNo) {
        return has(Role.RESIDENT) ? customers.contains(customerNo) : !roles.isEmpty();
    }

    public boolean cameThroughGateway() {
        return through.equals(GATEWAY);
    }

    /** The same caller as the next service sees it. */
    public Caller through(String service) {
        return new Caller(subject, roles, customers, districts, session, service);
    }
}
