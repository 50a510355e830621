package io.hearth.invoice.client.user;

import com.alibaba.csp.sentinel.slots.block.BlockException;
import feign.FeignException;
import io.hearth.invoice.issuing.Buyers;
import io.hearth.user.api.CustomerContacts;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.web.client.RemoteProblem;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Customers as user-service keeps them. */
@Component
class UserServiceBuyers implements Buyers {

    private final UserClient client;

    UserServiceBuyers(UserClient client) {
        this.client = client;
    }

    @Override
    public Optional<String> nameOf(String customerNo) {
        try {
            return client.contacts(new CustomerNumbers(List.of(customerNo))).contacts().stream()
                    .findFirst()
                    .map(CustomerContacts.Contact::name);
        } catch (RemoteProblem | FeignException e) {
            throw new NotReached(e);
        } catch (UndeclaredThrowableException e) {
            // A circuit breaker that is open throws a checked exception out of the client.
            if (e.getUndeclaredThrowable() instanceof BlockException) {
                throw new NotReached(e);
            }
            throw e;
        }
    }
}
