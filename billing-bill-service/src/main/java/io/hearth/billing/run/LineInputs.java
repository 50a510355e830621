package io.hearth.billing.run;

import io.hearth.billing.tariff.QuoteLine;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a bill line's formula, kept with the line for ever.
 *
 * @param price yuan per m² in the unit of the price document
 * @param units seasons, months or days of charge
 * @param to the day after the last day charged
 */
record LineInputs(
        String customerClass,
        String areaBasis,
        BigDecimal areaSquareMetres,
        @Nullable BigDecimal areaCoefficient,
        @Nullable BigDecimal storeyHeightMetres,
        String heightFactor,
        BigDecimal price,
        String pricePer,
        BigDecimal units,
        LocalDate from,
        LocalDate to,
        int days,
        int seasonDays) {

    static LineInputs of(QuoteLine line) {
        var fee = line.inputs();
        return new LineInputs(
                fee.customerClass().code(),
                fee.area().basis().name(),
                fee.area().measuredSquareMetres(),
                fee.area().coefficient(),
                fee.height().storeyHeightMetres(),
                fee.height().formula(),
                fee.price().price().yuanPerSquareMetre(),
                fee.price().price().per().name(),
                fee.price().units(),
                line.heated().from(),
                line.heated().to(),
                line.heated().days(),
                line.seasonDays());
    }
}
