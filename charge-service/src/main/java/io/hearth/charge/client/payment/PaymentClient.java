package io.hearth.charge.client.payment;

import io.hearth.payment.api.PaymentApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient("payment-service")
interface PaymentClient extends PaymentApi {}
