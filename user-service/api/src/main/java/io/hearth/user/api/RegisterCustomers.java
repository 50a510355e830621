package io.hearth.user.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Customers as a company's own records name them. */
public record RegisterCustomers(@NotEmpty @Size(max = 500) List<@Valid Entry> entries) {

    /**
     * @param externalRef names the entry for ever, for example {@code import:12:345}
     * @param phone digits only; null when the records have none
     * @param idType code, for example {@code ID_CARD}; null when it is to be told by the number's form
     * @param idNumber null when the records have none
     * @param customerClass code, for example {@code RESIDENT}
     */
    public record Entry(
            @NotBlank @Size(max = 128) String externalRef,
            @NotBlank @Size(max = 100) String name,
            @Pattern(regexp = "\\d{7,12}") @Nullable String phone,
            @Size(max = 32) @Nullable String idType,
            @Size(max = 32) @Nullable String idNumber,

            @NotNull @Pattern(regexp = "[A-Z][A-Z0-9_]{0,31}") String customerClass) {

        /** The reference only: logs must not name people. */
        @Override
        public String toString() {
            return "Entry[externalRef=" + externalRef + "]";
        }
    }
}
