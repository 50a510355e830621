package io.hearth.property.place;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The areas of a property in square metres with two decimals; those not known are null.
 *
 * @param charging the one that the company's records charge by
 */
public record Areas(
        @Nullable BigDecimal building,
        @Nullable BigDecimal usable,
        @Nullable BigDecimal inner,
        @Nullable BigDecimal charging) {

    boolean areKnown() {
        return building != null || usable != null || inner != null || charging != null;
    }

    /** Whether a part is larger than the whole: two figures were swapped. */
    boolean areSwapped() {
        return isAbove(usable) || isAbove(inner);
    }

    private boolean isAbove(@Nullable BigDecimal part) {
        return building != null && part != null && part.compareTo(building) > 0;
    }
}
