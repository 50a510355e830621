package io.hearth.property.binding;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A customer owes for a property.
 *
 * @param validFrom null when longer ago than the records go back
 * @param validUntil first day on which it holds no longer; null while it has no end
 */
record Binding(
        long id,
        long propertyId,
        String customerNo,
        @Nullable LocalDate validFrom,
        @Nullable LocalDate validUntil) {}
