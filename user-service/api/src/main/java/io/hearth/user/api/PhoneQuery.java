package io.hearth.user.api;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;

/** @param phone digits only, as the person typed it at sign-in */
public record PhoneQuery(
        @NotNull @Pattern(regexp = "\\d{7,12}") String phone) {

    /** Nothing: logs must not name people. */
    @Override
    public String toString() {
        return "PhoneQuery[]";
    }
}
