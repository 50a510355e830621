package io.hearth.property.place;

import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A stored property with the names of where it lies; areas in square metres with two decimals. */
record PropertyDetails(
        long id,
        long communityId,
        String community,
        long districtId,
        String district,
        long buildingId,
        String building,
        @Nullable String station,
        @Nullable String unit,
        String room,
        String address,
        @Nullable String formerNo,
        @Nullable BigDecimal buildingArea,
        @Nullable BigDecimal usableArea,
        @Nullable BigDecimal innerArea,
        @Nullable BigDecimal chargingArea,
        @Nullable BigDecimal storeyHeight,
        @Nullable Integer storeys,
        @Nullable BuildingType buildingType,
        @Nullable Boolean withLift,
        String customerClass,
        SupplyStatus supplyStatus,
        @Nullable LocalDate connectedFrom,
        int version) {

    Areas areas() {
        return new Areas(buildingArea, usableArea, innerArea, chargingArea);
    }
}
