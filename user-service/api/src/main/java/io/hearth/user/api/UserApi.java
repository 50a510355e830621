package io.hearth.user.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** What other services ask of user-service; phones and identity numbers travel in bodies only, never in paths. */
public interface UserApi {

    /** The customers who gave this phone number; empty when nobody did. Asked by auth-center at a resident's sign-in. */
    @PostMapping("/internal/customers/by-phone")
    CustomersOfPhone byPhone(@Valid @RequestBody PhoneQuery query);

    /** Which of these customers there are. */
    @PostMapping("/internal/customers/known")
    CustomerNumbers known(@Valid @RequestBody CustomerNumbers asked);

    /**
     * Finds or opens the customers of an import, all or none.
     *
     * <p>Asked again with a reference it knows, it answers what it answered first. A customer with the same identity number
     * is reused; without an identity number, one with the same phone and name. An identity number that cannot be right is refused
     * with {@code INVALID_CONTENT} 422.
     */
    @PostMapping("/internal/customers/register")
    RegisteredCustomers register(@Valid @RequestBody RegisterCustomers request);

    /**
     * Takes registrations back when their import is undone, and removes the customers that only they brought.
     *
     * <p>The caller names only references whose customer it no longer uses. Customers that were opened at the counter, were
     * changed since or have another registration are kept. References that are not known are passed over.
     */
    @PostMapping("/internal/customers/unregister")
    UnregisteredCustomers unregister(@Valid @RequestBody UnregisterCustomers request);

    /**
     * How to reach customers, in the clear; only for a service acting with no person behind it, otherwise 403. Customers
     * that there are not are left out.
     */
    @PostMapping("/internal/customers/contacts")
    CustomerContacts contacts(@Valid @RequestBody CustomerNumbers asked);
}
