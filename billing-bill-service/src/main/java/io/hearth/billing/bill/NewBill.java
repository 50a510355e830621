package io.hearth.billing.bill;

import io.hearth.money.Money;
import java.time.LocalDate;
import java.util.List;

/**
 * A bill about to be issued.
 *
 * @param tariffId the tariff version that priced it
 * @param dueOn last day before late fees run
 * @param lines what the amount is made of
 */
public record NewBill(
        String customerNo,
        long propertyId,
        String address,
        String season,
        BillKind kind,
        long tariffId,
        LocalDate dueOn,
        List<Line> lines) {

    public NewBill {
        lines = List.copyOf(lines);
    }

    /**
     * @param formula for a clerk to read out: {@code 48.00 m² × 5.40/3 × 35.50}
     * @param inputs JSON of the formula's figures
     */
    public record Line(Money amount, String formula, String inputs) {}

    public Money due() {
        return Money.sum(lines.stream().map(Line::amount).toList());
    }
}
