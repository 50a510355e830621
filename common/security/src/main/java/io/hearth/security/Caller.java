package io.hearth.security;

import java.util.Set;

/**
 * Who asks.
 *
 * @param subject the resident's or staff member's id, or the service's name
 * @param customers the customerNos that a resident may see; empty for everybody else
 * @param through the gateway, or the service that calls on the subject's behalf
 */
public record Caller(String subject, Set<Role> roles, Set<String> customers, String through) {

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

    Caller through(String service) {
        return new Caller(subject, roles, customers, service);
    }
}
