package io.hearth.billing.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** What charge-service asks of billing-bill-service; each call is one branch of the caller's global transaction. */
public interface BillingApi {

    /**
     * Takes bills for a charge order: UNPAID or PARTIALLY_PAID to PAYING, all or none.
     *
     * <p>Refusals: {@code BILL_NOT_FOUND} 404, {@code BILL_HELD} 409, {@code BILL_NOT_OPEN} 409 and
     * {@code DUE_DIFFERS} 409 with {@code billNo} and {@code dueFen}. Asking again for the same order changes nothing.
     */
    @PostMapping("/internal/bills/hold")
    BillsView hold(@Valid @RequestBody HoldBills request);

    /** Gives bills back that a charge order holds; bills it does not hold are left as they are. */
    @PostMapping("/internal/bills/release")
    BillsView release(@Valid @RequestBody ReleaseBills request);

    /**
     * Books what a charge order has collected: a PAYMENT entry for each bill, once for ever for one charge order.
     *
     * <p>Refusals: {@code BILL_NOT_FOUND} 404, {@code BILL_NOT_PAYABLE} 409 when a bill is held by another order or no
     * longer owes the amount.
     */
    @PostMapping("/internal/bills/book")
    BillsView book(@Valid @RequestBody BookPayment request);
}
