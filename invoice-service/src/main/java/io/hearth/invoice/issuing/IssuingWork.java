package io.hearth.invoice.issuing;

import io.hearth.invoice.InvoiceSettings;
import io.hearth.service.Bell;
import io.hearth.service.Rounds;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Has due invoices issued. */
@Configuration(proxyBeanMethods = false)
class IssuingWork {

    /** Rings when an invoice may be due. */
    @Bean
    Bell invoiceBell() {
        return new Bell();
    }

    @Bean
    Rounds<String> issuingRounds(Invoices invoices, Invoicing invoicing, InvoiceSettings settings, Bell invoiceBell) {
        return new Rounds<>(
                "invoice-issuing",
                settings.scanEvery(),
                settings.parallel(),
                invoices::due,
                invoicing::issueIfDue,
                invoiceBell);
    }
}
