package io.hearth.payment.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** A charge order that is not to be paid any more. */
public record ClosePayment(@NotBlank @Size(max = 32) String chargeOrderNo) {}
