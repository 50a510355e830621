package io.hearth.auth.staff;

import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An account as it is stored. */
record StaffRow(
        long id,
        String username,
        String name,
        String passwordHash,
        String roles,
        String districts,
        boolean disabled,
        byte @Nullable [] totpSecret,
        boolean totpConfirmed,
        Instant createdAt,
        int version) {

    static StaffRow of(StaffMember member) {
        return new StaffRow(
                member.id(),
                member.username(),
                member.name(),
                member.passwordHash(),
                member.roles().stream().map(Enum::name).sorted().collect(Collectors.joining(",")),
                member.districts().stream().sorted().collect(Collectors.joining(",")),
                member.disabled(),
                member.secondFactor().map(StaffMember.SecondFactor::secret).orElse(null),
                member.secondFactor().map(StaffMember.SecondFactor::confirmed).orElse(false),
                member.createdAt(),
                member.version());
    }

    StaffMember member() {
        return new StaffMember(
                id,
                username,
                name,
                passwordHash,
                items(roles).stream().map(StaffRole::valueOf).collect(Collectors.toUnmodifiableSet()),
                items(districts),
                disabled,
                Optional.ofNullable(totpSecret).map(secret -> new StaffMember.SecondFactor(secret, totpConfirmed)),
                createdAt,
                version);
    }

    private static Set<String> items(String list) {
        return Arrays.stream(list.split(",")).filter(item -> !item.isEmpty()).collect(Collectors.toUnmodifiableSet());
    }
}
