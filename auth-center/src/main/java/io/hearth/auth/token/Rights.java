package io.hearth.auth.token;

import io.hearth.identity.Role;
import java.util.Set;

/**
 * What somebody may do and see.
 *
 * @param customers the customerNos of a resident; empty for staff
 * @param districts to which a member of staff is bound; empty for the whole company and for residents
 */
public record Rights(Set<Role> roles, Set<String> customers, Set<String> districts) {

    public Rights {
        roles = Set.copyOf(roles);
        customers = Set.copyOf(customers);
        districts = Set.copyOf(districts);
    }

    public static Rights ofResident(Set<String> customers) {
        return new Rights(Set.of(Role.RESIDENT), customers, Set.of());
    }
}
