package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a property when its season is priced; what is not known is {@code null}, never zero.
 *
 * <p>Nothing is refused here: a property with an impossible figure is quoted as not priced, with the reason.
 *
 * @param buildingAreaSquareMetres m², at most two decimals, like the other areas
 * @param storeyHeightMetres height of the storey, m, at most two decimals
 * @param withLift whether the building has a lift
 * @param connectedFrom first heated day; {@code null} when heated since before the season
 */
public record PropertyFacts(
        @Nullable CustomerClass customerClass,
        @Nullable BigDecimal buildingAreaSquareMetres,
        @Nullable BigDecimal usableAreaSquareMetres,
        @Nullable BigDecimal innerAreaSquareMetres,
        @Nullable BigDecimal storeyHeightMetres,
        @Nullable BuildingType buildingType,
        @Nullable Boolean withLift,
        @Nullable LocalDate connectedFrom) {}
