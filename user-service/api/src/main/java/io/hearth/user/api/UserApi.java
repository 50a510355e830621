package io.hearth.user.api;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** What auth-center asks of user-service. */
public interface UserApi {

    /** The customers bound to a phone number, none when nobody is; a POST because a phone number does not belong in a URL. */
    @PostMapping("/internal/customers/by-phone")
    CustomersOfPhone byPhone(@RequestBody PhoneQuery q);
}
