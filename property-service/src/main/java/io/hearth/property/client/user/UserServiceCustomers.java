package io.hearth.property.client.user;

import io.hearth.property.binding.Customers;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.UnregisterCustomers;
import java.util.List;
import org.springframework.stereotype.Component;

/** The customers as user-service keeps them. */
@Component
class UserServiceCustomers implements Customers {

    private final UserClient client;

    UserServiceCustomers(UserClient client) {
        this.client = client;
    }

    @Override
    public boolean isKnown(String customerNo) {
        return client.known(new CustomerNumbers(List.of(customerNo)))
                .customerNos()
                .contains(customerNo);
    }

    @Override
    public List<String> register(List<Person> people) {
        return client.register(new RegisterCustomers(
                        people.stream().map(UserServiceCustomers::entry).toList()))
                .customerNos();
    }

    @Override
    public void unregister(List<String> externalRefs) {
        client.unregister(new UnregisterCustomers(externalRefs));
    }

    // The archive tells the type of document by the number's form.
    private static RegisterCustomers.Entry entry(Person person) {
        return new RegisterCustomers.Entry(
                person.externalRef(),
                person.name(),
                person.phone(),
                null,
                person.identityNumber(),
                person.customerClass());
    }
}
