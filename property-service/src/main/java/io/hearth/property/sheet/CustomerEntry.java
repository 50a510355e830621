package io.hearth.property.sheet;

import org.jspecify.annotations.Nullable;

/**
 * Whom the sheet names as the customer of a property.
 *
 * @param phone digits only
 * @param identityNumber 18 characters with a right check digit: of a person, or the credit code of a company
 */
public record CustomerEntry(
        @Nullable String customerNo,
        @Nullable String name,
        @Nullable String phone,
        @Nullable String identityNumber) {

    /** The number only: logs must not name people. */
    @Override
    public String toString() {
        return "customer " + customerNo;
    }
}
