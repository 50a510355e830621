package io.hearth.billing.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;

/**
 * What a charge order has collected.
 *
 * @param paidAt when the money was paid at the channel
 */
public record BookPayment(
        @NotBlank String chargeOrderNo,
        @NotBlank String customerNo,
        @NotEmpty @Size(max = 20) List<@Valid Item> items,
        @NotNull Instant paidAt) {

    /** @param amountFen what was paid of this bill */
    public record Item(@NotBlank String billNo, @Positive long amountFen) {}
}
