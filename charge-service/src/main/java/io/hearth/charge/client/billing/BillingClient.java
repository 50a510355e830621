package io.hearth.charge.client.billing;

import io.hearth.billing.api.BillingApi;
import org.springframework.cloud.openfeign.FeignClient;

/** No fallback: whatever goes wrong here must end the global transaction. */
@FeignClient("billing-bill-service")
interface BillingClient extends BillingApi {}
