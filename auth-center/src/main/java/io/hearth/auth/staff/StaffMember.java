package io.hearth.auth.staff;

import io.hearth.auth.session.SubjectKind;
import io.hearth.auth.token.Rights;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An account of somebody who works here.
 *
 * @param id zero before it is stored
 * @param districts to which the person is bound; empty for the whole company
 * @param secondFactor empty while the person signs in by password alone
 * @param version counts its changes
 */
record StaffMember(
        long id,
        String username,
        String name,
        String passwordHash,
        Set<StaffRole> roles,
        Set<String> districts,
        boolean disabled,
        Optional<SecondFactor> secondFactor,
        Instant createdAt,
        int version) {

    /**
     * One-time passwords of RFC 6238.
     *
     * @param secret encrypted
     * @param confirmed whether the owner has shown a first one-time password; only then is one asked for
     */
    record SecondFactor(byte[] secret, boolean confirmed) {}

    String subject() {
        return SubjectKind.STAFF.subject(id);
    }

    Rights rights() {
        return new Rights(
                roles.stream().map(StaffRole::role).collect(Collectors.toUnmodifiableSet()), Set.of(), districts);
    }

    boolean needsOneTimePassword() {
        return secondFactor.filter(SecondFactor::confirmed).isPresent();
    }

    /** The account after an administrator's change; what is empty stays as it is. */
    StaffMember with(
            Optional<String> newName,
            Optional<Set<StaffRole>> newRoles,
            Optional<Set<String>> newDistricts,
            Optional<Boolean> newDisabled) {
        return new StaffMember(
                id,
                username,
                newName.orElse(name),
                passwordHash,
                newRoles.orElse(roles),
                newDistricts.orElse(districts),
                newDisabled.orElse(disabled),
                secondFactor,
                createdAt,
                version + 1);
    }

    /** Whether somebody signed in before the change may do something afterwards that the account no longer allows, or the reverse. */
    boolean mayTheSameAs(StaffMember other) {
        return roles.equals(other.roles) && districts.equals(other.districts) && disabled == other.disabled;
    }
}
