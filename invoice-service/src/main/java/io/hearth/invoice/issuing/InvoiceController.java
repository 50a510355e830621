package io.hearth.invoice.issuing;

import io.hearth.idempotency.Idempotency;
import io.hearth.invoice.InvoiceProblem;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Invoices for residents (of their own customers) and for clerks and finance. */
@RestController
@PreAuthorize("hasAnyRole('RESIDENT', 'CLERK', 'FINANCE')")
class InvoiceController {

    private final Invoices invoices;
    private final Invoicing invoicing;
    private final Idempotency idempotency;
    private final CurrentCaller caller;

    InvoiceController(Invoices invoices, Invoicing invoicing, Idempotency idempotency, CurrentCaller caller) {
        this.invoices = invoices;
        this.invoicing = invoicing;
        this.idempotency = idempotency;
        this.caller = caller;
    }

    /** The invoices of a charge order; to a resident another's order looks like one that there is not. */
    @GetMapping("/api/invoices")
    Paged<InvoiceView> ofChargeOrder(
            @RequestParam @NotBlank @Size(max = 32) String chargeOrderNo, @Valid PageQuery page) {
        var found = invoices.ofChargeOrder(chargeOrderNo, page);
        boolean visible =
                found.items().stream().allMatch(invoice -> caller.get().maySee(invoice.customerNo()));
        return visible ? found.map(InvoiceView::of) : Paged.of(page, List.of(), 0);
    }

    @GetMapping("/api/invoices/{id}")
    InvoiceView one(@PathVariable String id) {
        return InvoiceView.of(visible(id));
    }

    @PostMapping("/api/invoices/{id}/reissue")
    @PreAuthorize("hasAnyRole('CLERK', 'FINANCE')")
    InvoiceView reissue(@RequestHeader("Idempotency-Key") String key, @PathVariable String id) {
        return idempotency.once(
                "reissue-invoice",
                caller.get(),
                key,
                id,
                InvoiceView.class,
                () -> InvoiceView.of(invoicing.requestAgain(visible(id))));
    }

    private Invoice visible(String id) {
        return invoices.byId(id)
                .filter(invoice -> caller.get().maySee(invoice.customerNo()))
                .orElseThrow(() -> InvoiceProblem.INVOICE_NOT_FOUND.because(id));
    }
}
