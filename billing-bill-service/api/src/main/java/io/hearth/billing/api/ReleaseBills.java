package io.hearth.billing.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Bills to be given back by a charge order that was closed or failed. */
public record ReleaseBills(
        @NotBlank String chargeOrderNo,
        @NotBlank String customerNo,
        @NotEmpty @Size(max = 20) List<@NotBlank String> billNos) {}
