package io.hearth.notification.client.user;

import com.alibaba.csp.sentinel.slots.block.BlockException;
import feign.FeignException;
import io.hearth.notification.message.Phones;
import io.hearth.user.api.CustomerContacts;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.web.client.RemoteProblem;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Customers' phones as user-service keeps them. */
@Component
class UserServicePhones implements Phones {

    private final UserClient client;

    UserServicePhones(UserClient client) {
        this.client = client;
    }

    @Override
    public Optional<String> of(String customerNo) {
        try {
            return client.contacts(new CustomerNumbers(List.of(customerNo))).contacts().stream()
                    .findFirst()
                    .map(CustomerContacts.Contact::phone);
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
