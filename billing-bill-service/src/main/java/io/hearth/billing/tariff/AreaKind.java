package io.hearth.billing.tariff;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Which measured area of a property a price document counts. */
public enum AreaKind {
    /** 建筑面积. */
    BUILDING,
    /** 使用面积. */
    USABLE,
    /** 套内面积. */
    INNER;

    @Nullable BigDecimal of(PropertyFacts property) {
        return switch (this) {
            case BUILDING -> property.buildingAreaSquareMetres();
            case USABLE -> property.usableAreaSquareMetres();
            case INNER -> property.innerAreaSquareMetres();
        };
    }
}
