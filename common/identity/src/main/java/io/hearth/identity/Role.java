package io.hearth.identity;

/** What a caller is; {@link #SERVICE} is a service acting with no person behind it. */
public enum Role {
    RESIDENT,
    CLERK,
    FINANCE,
    ADMIN,
    OPS,
    SERVICE;

    /** The text that {@code hasRole('CLERK')} looks for. */
    public String authority() {
        return "ROLE_" + name();
    }
}
