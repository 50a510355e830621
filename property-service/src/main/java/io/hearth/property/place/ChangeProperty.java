package io.hearth.property.place;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What changes of a property; null leaves as it is.
 *
 * @param version that was seen
 */
record ChangeProperty(
        @Min(0) int version,

        @DecimalMin(NewProperty.LEAST_AREA) @DecimalMax(NewProperty.MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal buildingAreaSquareMetres,

        @DecimalMin(NewProperty.LEAST_AREA) @DecimalMax(NewProperty.MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal usableAreaSquareMetres,

        @DecimalMin(NewProperty.LEAST_AREA) @DecimalMax(NewProperty.MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal innerAreaSquareMetres,

        @DecimalMin(NewProperty.LEAST_AREA) @DecimalMax(NewProperty.MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal chargingAreaSquareMetres,

        @DecimalMin(NewProperty.LEAST_AREA) @DecimalMax(NewProperty.MOST_HEIGHT) @Digits(integer = 2, fraction = 2) @Nullable BigDecimal storeyHeightMetres,

        @Pattern(regexp = NewProperty.CLASS) @Nullable String customerClass,
        @Nullable LocalDate connectedFrom) {

    Areas areasAfter(Areas before) {
        return new Areas(
                buildingAreaSquareMetres == null ? before.building() : buildingAreaSquareMetres,
                usableAreaSquareMetres == null ? before.usable() : usableAreaSquareMetres,
                innerAreaSquareMetres == null ? before.inner() : innerAreaSquareMetres,
                chargingAreaSquareMetres == null ? before.charging() : chargingAreaSquareMetres);
    }
}
