package io.hearth.auth.client.user;

import feign.FeignException;
import io.hearth.auth.resident.CustomersOfPhones;
import io.hearth.problem.WebProblem;
import io.hearth.user.api.PhoneQuery;
import io.hearth.web.client.RemoteProblem;
import java.time.Duration;
import java.util.Set;
import org.springframework.stereotype.Component;

/** user-service knows whose phone it is; whatever keeps it from answering keeps people from signing in, not us from saying so. */
@Component
class UserCustomers implements CustomersOfPhones {

    private static final Duration SHORTLY = Duration.ofSeconds(3);

    private final UserClient users;

    UserCustomers(UserClient users) {
        this.users = users;
    }

    @Override
    public Set<String> of(String phone) {
        try {
            return Set.copyOf(users.byPhone(new PhoneQuery(phone)).customerNos());
        } catch (RemoteProblem | FeignException e) {
            throw WebProblem.DEPENDENCY_DOWN
                    .because("user-service")
                    .retryAfter(SHORTLY)
                    .causedBy(e);
        }
    }
}
