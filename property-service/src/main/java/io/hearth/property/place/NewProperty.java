package io.hearth.property.place;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A property to be entered; areas are decimal strings with at most two digits, one of them is needed. */
record NewProperty(
        @NotNull @Positive Long buildingId,

        @Size(max = 100) @Pattern(regexp = PlaceRequests.TEXT) @Nullable String unit,

        @NotBlank @Size(max = 100) @Pattern(regexp = PlaceRequests.TEXT) String room,

        @Size(max = 100) @Pattern(regexp = PlaceRequests.TEXT) @Nullable String formerNo,

        @DecimalMin(LEAST_AREA) @DecimalMax(MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal buildingAreaSquareMetres,

        @DecimalMin(LEAST_AREA) @DecimalMax(MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal usableAreaSquareMetres,

        @DecimalMin(LEAST_AREA) @DecimalMax(MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal innerAreaSquareMetres,

        @DecimalMin(LEAST_AREA) @DecimalMax(MOST_AREA) @Digits(integer = 6, fraction = 2) @Nullable BigDecimal chargingAreaSquareMetres,

        @DecimalMin(LEAST_AREA) @DecimalMax(MOST_HEIGHT) @Digits(integer = 2, fraction = 2) @Nullable BigDecimal storeyHeightMetres,

        @NotNull @Pattern(regexp = CLASS) String customerClass,
        @Nullable LocalDate connectedFrom) {

    static final String LEAST_AREA = "0.01";
    static final String MOST_AREA = "100000.00";
    static final String MOST_HEIGHT = "30.00";
    static final String CLASS = "[A-Z][A-Z0-9_]{0,31}";

    Areas areas() {
        return new Areas(
                buildingAreaSquareMetres, usableAreaSquareMetres, innerAreaSquareMetres, chargingAreaSquareMetres);
    }
}
