package io.hearth.user.customer;

import io.hearth.user.api.CustomerContacts;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.user.api.CustomersOfPhone;
import io.hearth.user.api.PhoneQuery;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.RegisteredCustomers;
import io.hearth.user.api.UnregisterCustomers;
import io.hearth.user.api.UnregisteredCustomers;
import io.hearth.user.api.UserApi;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.RestController;

/** The inner door: what other services ask. */
@RestController
class InternalController implements UserApi {

    private final Customers customers;
    private final RecordsDesk records;

    InternalController(Customers customers, RecordsDesk records) {
        this.customers = customers;
        this.records = records;
    }

    @Override
    public CustomersOfPhone byPhone(PhoneQuery query) {
        return new CustomersOfPhone(customers.withPhones(List.of(query.phone())).stream()
                .map(Customer::customerNo)
                .toList());
    }

    @Override
    public CustomerNumbers known(CustomerNumbers asked) {
        return new CustomerNumbers(customers.withNumbers(asked.customerNos()).stream()
                .map(Customer::customerNo)
                .toList());
    }

    @Override
    public RegisteredCustomers register(RegisterCustomers request) {
        return new RegisteredCustomers(records.register(request.entries()));
    }

    @Override
    public UnregisteredCustomers unregister(UnregisterCustomers request) {
        return records.unregister(request);
    }

    @Override
    @PreAuthorize("hasRole('SERVICE')")
    public CustomerContacts contacts(CustomerNumbers asked) {
        var known = customers.withNumbers(asked.customerNos()).stream()
                .collect(Collectors.toMap(Customer::customerNo, Function.identity()));
        return new CustomerContacts(asked.customerNos().stream()
                .distinct()
                .filter(known::containsKey)
                .map(known::get)
                .map(customer -> new CustomerContacts.Contact(
                        customer.customerNo(), customer.name(), customer.phone().orElse(null)))
                .toList());
    }
}
