package io.hearth.property.client.user;

import io.hearth.user.api.UserApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient("user-service")
interface UserClient extends UserApi {}
