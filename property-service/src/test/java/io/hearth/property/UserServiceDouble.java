package io.hearth.property;

import io.hearth.identity.Caller;
import io.hearth.security.CurrentCaller;
import io.hearth.user.api.CustomerContacts;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.user.api.CustomersOfPhone;
import io.hearth.user.api.PhoneQuery;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.RegisteredCustomers;
import io.hearth.user.api.UnregisterCustomers;
import io.hearth.user.api.UnregisteredCustomers;
import io.hearth.user.api.UserApi;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.web.bind.annotation.RestController;

/** The door of user-service: keeps what it is asked, and answers what was told. */
@TestComponent
@RestController
public class UserServiceDouble implements UserApi {

    private final CurrentCaller caller;
    private final List<Object> asked = new ArrayList<>();
    private final List<Caller> askedBy = new ArrayList<>();

    UserServiceDouble(CurrentCaller caller) {
        this.caller = caller;
    }

    @Override
    public CustomersOfPhone byPhone(PhoneQuery query) {
        throw new UnsupportedOperationException("property-service never asks this");
    }

    @Override
    public CustomerNumbers known(CustomerNumbers numbers) {
        keep(numbers);
        return new CustomerNumbers(
                numbers.customerNos().stream().filter(no -> no.equals("C1")).toList());
    }

    @Override
    public RegisteredCustomers register(RegisterCustomers request) {
        keep(request);
        return new RegisteredCustomers(request.entries().stream()
                .map(entry -> "C-" + entry.externalRef())
                .toList());
    }

    @Override
    public UnregisteredCustomers unregister(UnregisterCustomers request) {
        keep(request);
        return new UnregisteredCustomers(request.externalRefs().size(), 0);
    }

    @Override
    public CustomerContacts contacts(CustomerNumbers numbers) {
        throw new UnsupportedOperationException("property-service never asks this");
    }

    public synchronized Object lastAsked() {
        return asked.getLast();
    }

    public synchronized Caller lastAskedBy() {
        return askedBy.getLast();
    }

    private synchronized void keep(Object request) {
        asked.add(request);
        askedBy.add(caller.get());
    }
}
