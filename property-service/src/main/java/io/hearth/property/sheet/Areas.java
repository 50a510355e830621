package io.hearth.property.sheet;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The areas of a property in m² with two digits, at least one of them known. */
public record Areas(
        @Nullable BigDecimal buildingSquareMetres,
        @Nullable BigDecimal usableSquareMetres,
        @Nullable BigDecimal innerSquareMetres,
        @Nullable BigDecimal chargingSquareMetres) {}
