package io.hearth.property.place;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A property as staff and its customer see it; figures that are not known are null.
 *
 * @param customerNo who owes for it now; null when nobody does
 * @param version to be sent back with a change
 */
record PropertyView(
        long propertyId,
        String address,
        @Nullable String customerNo,
        long districtId,
        String district,
        long communityId,
        String community,
        long buildingId,
        String building,
        @Nullable String station,
        @Nullable String unit,
        String room,
        @Nullable String formerNo,
        @Nullable BigDecimal buildingAreaSquareMetres,
        @Nullable BigDecimal usableAreaSquareMetres,
        @Nullable BigDecimal innerAreaSquareMetres,
        @Nullable BigDecimal chargingAreaSquareMetres,
        @Nullable BigDecimal storeyHeightMetres,
        @Nullable Integer storeys,
        @Nullable BuildingType buildingType,
        @Nullable Boolean withLift,
        String customerClass,
        SupplyStatus supplyStatus,
        @Nullable LocalDate connectedFrom,
        int version) {

    static PropertyView of(PropertyDetails property, Optional<String> customerNo) {
        return new PropertyView(
                property.id(),
                property.address(),
                customerNo.orElse(null),
                property.districtId(),
                property.district(),
                property.communityId(),
                property.community(),
                property.buildingId(),
                property.building(),
                property.station(),
                property.unit(),
                property.room(),
                property.formerNo(),
                property.buildingArea(),
                property.usableArea(),
                property.innerArea(),
                property.chargingArea(),
                property.storeyHeight(),
                property.storeys(),
                property.buildingType(),
                property.withLift(),
                property.customerClass(),
                property.supplyStatus(),
                property.connectedFrom(),
                property.version());
    }
}
