package io.hearth.invoice.client.tax;

import java.net.URI;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The account with the tax platform, and who sells.
 *
 * @param sellerTaxNo taxpayer identification number, 15 to 20 digits or capital letters
 * @param connectWithin how long the platform may take to be reached
 * @param answerWithin how long it may take to answer; a later answer counts as none
 */
@ConfigurationProperties("hearth.invoice.tax")
record TaxPlatformSettings(
        URI endpoint,
        String appId,
        String appSecret,
        String sellerName,
        String sellerTaxNo,
        @DefaultValue("1s") Duration connectWithin,
        @DefaultValue("8s") Duration answerWithin) {

    TaxPlatformSettings {
        if (appId.isBlank() || appSecret.isBlank() || sellerName.isBlank()) {
            throw new IllegalArgumentException("hearth.invoice.tax: app-id, app-secret and seller-name must be set");
        }
        if (!sellerTaxNo.matches("[0-9A-Z]{15,20}")) {
            throw new IllegalArgumentException("hearth.invoice.tax.seller-tax-no must have 15 to 20 digits or letters");
        }
        if (!connectWithin.isPositive() || !answerWithin.isPositive()) {
            throw new IllegalArgumentException("hearth.invoice.tax durations must be positive");
        }
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "TaxPlatformSettings[" + endpoint + ", " + appId + ", " + sellerName + "]";
    }
}
