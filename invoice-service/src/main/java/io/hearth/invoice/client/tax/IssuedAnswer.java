package io.hearth.invoice.client.tax;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.hearth.invoice.issuing.TaxPlatform;
import io.hearth.money.Money;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The platform's answer; fields that are missing mean that something else answered. */
@JsonIgnoreProperties(ignoreUnknown = true)
record IssuedAnswer(
        @Nullable String invoiceNo,
        @Nullable LocalDate invoiceDate,
        @Nullable String buyerName,
        @Nullable Long amountFen,
        @Nullable Long taxFen,
        @Nullable String downloadUrl) {

    TaxPlatform.Answer understood() {
        if (invoiceNo == null
                || invoiceDate == null
                || buyerName == null
                || amountFen == null
                || taxFen == null
                || downloadUrl == null) {
            return new TaxPlatform.AskAgain("an answer that is none");
        }
        return new TaxPlatform.Issued(
                invoiceNo, invoiceDate, new Money(amountFen), new Money(taxFen), buyerName, downloadUrl);
    }
}
