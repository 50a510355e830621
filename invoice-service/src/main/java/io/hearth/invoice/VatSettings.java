package io.hearth.invoice;

import java.math.BigDecimal;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How heat is taxed.
 *
 * <p>Heat sold to residents is free of value-added tax until the end of the 2027 heating season (财税[2019]38, continued by
 * announcements of the Ministry of Finance and the State Taxation Administration). One rate is applied to all customers for
 * now, whatever their class: a company that also invoices businesses here must set the rate of those and exempt nobody.
 *
 * @param name of the goods as it stands on a line, the season follows
 * @param taxCategory code of goods and services, 19 digits
 * @param taxRate as a fraction, 0 for what is exempt
 */
@ConfigurationProperties("hearth.invoice.vat")
public record VatSettings(
        @DefaultValue("*供暖*采暖费") String name,
        @DefaultValue("1100301010000000000") String taxCategory,
        @DefaultValue("0") BigDecimal taxRate) {

    public VatSettings {
        if (name.isBlank() || name.length() > 60) {
            throw new IllegalArgumentException("hearth.invoice.vat.name must have 1 to 60 characters");
        }
        if (!taxCategory.matches("\\d{19}")) {
            throw new IllegalArgumentException("hearth.invoice.vat.tax-category must have 19 digits");
        }
        if (taxRate.signum() < 0 || taxRate.compareTo(BigDecimal.ONE) >= 0 || taxRate.scale() > 4) {
            throw new IllegalArgumentException(
                    "hearth.invoice.vat.tax-rate must be a fraction from 0, four decimals at most");
        }
    }
}
