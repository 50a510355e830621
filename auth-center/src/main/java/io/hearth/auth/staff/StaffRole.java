package io.hearth.auth.staff;

import io.hearth.identity.Role;

/** What a member of staff can be made; nobody can be made a resident or a service. */
public enum StaffRole {
    CLERK(Role.CLERK),
    FINANCE(Role.FINANCE),
    ADMIN(Role.ADMIN),
    OPS(Role.OPS);

    private final Role role;

    StaffRole(Role role) {
        this.role = role;
    }

    Role role() {
        return role;
    }
}
