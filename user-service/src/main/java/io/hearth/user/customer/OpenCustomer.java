package io.hearth.user.customer;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/** What a clerk enters of a new customer. */
record OpenCustomer(
        @NotBlank @Size(max = 100) @Pattern(regexp = TEXT) String name,
        @NotNull @Pattern(regexp = PHONE) String phone,
        @NotNull DocumentType idType,
        @NotBlank @Size(max = 32) String idNumber,
        @NotNull @Pattern(regexp = CLASS) String customerClass) {

    /** Anything but line breaks and other control characters. */
    static final String TEXT = "[^\\p{Cntrl}]*";

    /** Mobiles, lines with and without area code, 400 and 800 numbers; digits only. */
    static final String PHONE = "1[3-9]\\d{9}|0\\d{9,11}|[2-9]\\d{6,7}|[48]00\\d{7}";

    static final String CLASS = "[A-Z][A-Z0-9_]{0,31}";

    IdentityDocument identity() {
        return IdentityDocument.of(idType.name(), idNumber, "idNumber");
    }

    /** Nothing: logs must not name people. */
    @Override
    public String toString() {
        return "OpenCustomer[]";
    }
}
