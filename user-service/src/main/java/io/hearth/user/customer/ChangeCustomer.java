package io.hearth.user.customer;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * What a clerk changes of a customer; null leaves as it is.
 *
 * @param version that the clerk saw
 */
record ChangeCustomer(
        @Min(0) int version,

        @Size(max = 100) @Pattern(regexp = "[^\\p{Cntrl}]*[^\\p{Cntrl}\\s][^\\p{Cntrl}]*") @Nullable String name,

        @Pattern(regexp = OpenCustomer.PHONE) @Nullable String phone,
        @Pattern(regexp = OpenCustomer.CLASS) @Nullable String customerClass) {

    /** The version only: logs must not name people. */
    @Override
    public String toString() {
        return "ChangeCustomer[version=" + version + "]";
    }
}
