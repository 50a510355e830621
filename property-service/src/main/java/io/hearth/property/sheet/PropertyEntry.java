package io.hearth.property.sheet;

import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A property as a sheet describes it.
 *
 * @param line the row's number as Excel shows it
 * @param storeyHeightMetres with two digits; null if the sheet does not say
 * @param supplyStatus {@link SupplyStatus#SUPPLIED} if the sheet does not say
 */
public record PropertyEntry(
        int line,
        PropertyAddress address,
        HeatNetwork network,
        CustomerClass customerClass,
        Areas areas,
        @Nullable BigDecimal storeyHeightMetres,
        SupplyStatus supplyStatus,
        @Nullable LocalDate firstSuppliedOn,
        CustomerEntry customer) {}
