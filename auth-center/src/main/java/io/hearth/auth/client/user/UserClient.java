package io.hearth.auth.client.user;

import io.hearth.user.api.UserApi;
import org.springframework.cloud.openfeign.FeignClient;

/** user-service, where it is registered. */
@FeignClient("user-service")
interface UserClient extends UserApi {}
