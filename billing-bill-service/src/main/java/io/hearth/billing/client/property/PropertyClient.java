package io.hearth.billing.client.property;

import io.hearth.property.api.PropertyApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient("property-service")
interface PropertyClient extends PropertyApi {}
