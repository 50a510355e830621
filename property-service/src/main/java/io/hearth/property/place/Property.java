package io.hearth.property.place;

import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A property to be stored.
 *
 * @param key of its address
 * @param address for people
 * @param formerNo its number in the company's records of before; null if it had none
 * @param connectedFrom first heated day; null when longer ago than the records go back
 */
public record Property(
        long communityId,
        long buildingId,
        @Nullable String unit,
        String room,
        AddressKey key,
        String address,
        @Nullable String formerNo,
        Areas areas,
        @Nullable BigDecimal storeyHeightMetres,
        String customerClass,
        SupplyStatus supplyStatus,
        @Nullable LocalDate connectedFrom) {

    /** Billing prints it on bills. */
    public static final int LONGEST_ADDRESS = 200;
}
