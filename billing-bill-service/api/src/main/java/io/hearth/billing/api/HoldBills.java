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
 * Bills to be taken for a charge order.
 *
 * @param until when the hold ends if the order neither books nor releases
 */
public record HoldBills(
        @NotBlank String chargeOrderNo,
        @NotBlank String customerNo,
        @NotEmpty @Size(max = 20) List<@Valid Item> items,
        @NotNull Instant until) {

    /**
     * @param amountFen what is to be paid of this bill
     * @param part whether less than what is due is meant; otherwise any difference is refused
     */
    public record Item(@NotBlank String billNo, @Positive long amountFen, boolean part) {}
}
