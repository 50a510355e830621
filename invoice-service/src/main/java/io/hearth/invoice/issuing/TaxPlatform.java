package io.hearth.invoice.issuing;

import io.hearth.money.Money;
import java.time.LocalDate;

/** The platform on which invoices are issued; the same invoice id gives the same invoice however often it is asked for. */
public interface TaxPlatform {

    Answer issue(Invoice invoice, String buyerName);

    /** What the platform made of a request. */
    sealed interface Answer {}

    /**
     * It is issued.
     *
     * @param invoiceNo 20 digits
     * @param amount with tax
     * @param buyerName as it stands on the invoice
     */
    record Issued(
            String invoiceNo, LocalDate invoiceDate, Money amount, Money tax, String buyerName, String downloadUrl)
            implements Answer {

        /** The number only: logs must not name people. */
        @Override
        public String toString() {
            return "Issued[" + invoiceNo + "]";
        }
    }

    /** It is refused for good: asking the same again gives the same refusal. */
    record Refused(String why) implements Answer {}

    /** No answer, or not now; asking again is safe. */
    record AskAgain(String why) implements Answer {}
}
