package io.hearth.property.api;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stretch of properties in the order of their ids. */
public record BillableProperties(List<Property> properties) {

    /**
     * What billing needs of a property; unknown figures are null.
     *
     * @param address for people, for example {@code 滨江花园 3栋 2单元 501}
     * @param customerClass code, for example {@code RESIDENT}
     * @param buildingAreaSquareMetres two decimals, like the other areas
     * @param buildingType code, for example {@code MULTI_STOREY}
     * @param supplyStopped whether it is cut off
     * @param connectedFrom first heated day; null when heated for longer than records go back
     */
    public record Property(
            long propertyId,
            String customerNo,
            String address,
            String district,
            @Nullable String customerClass,
            @Nullable BigDecimal buildingAreaSquareMetres,
            @Nullable BigDecimal usableAreaSquareMetres,
            @Nullable BigDecimal innerAreaSquareMetres,
            @Nullable BigDecimal storeyHeightMetres,
            @Nullable String buildingType,
            @Nullable Boolean withLift,
            boolean supplyStopped,
            @Nullable LocalDate connectedFrom) {}
}
