package io.hearth.billing.tariff;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A property to be priced without storing anything; what is not known is left out.
 *
 * @param seasonStartYear 2026 for the season 2026-2027
 */
record QuoteRequest(
        @Min(2000) @Max(2100) int seasonStartYear,
        @NotBlank @Pattern(regexp = "[A-Z0-9_]{1,32}") String customerClass,
        @Nullable BigDecimal buildingAreaSquareMetres,
        @Nullable BigDecimal usableAreaSquareMetres,
        @Nullable BigDecimal innerAreaSquareMetres,
        @Nullable BigDecimal storeyHeightMetres,
        @Nullable @Pattern(regexp = "[A-Z0-9_]{1,32}") String buildingType,
        @Nullable Boolean withLift,
        @Nullable LocalDate connectedFrom) {

    PropertyFacts facts() {
        return new PropertyFacts(
                new CustomerClass(customerClass),
                buildingAreaSquareMetres,
                usableAreaSquareMetres,
                innerAreaSquareMetres,
                storeyHeightMetres,
                buildingType == null ? null : new BuildingType(buildingType),
                withLift,
                connectedFrom);
    }
}
