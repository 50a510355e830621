package io.hearth.charge.order;

import io.hearth.money.Money;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bills to be paid.
 *
 * @param payerOpenid of the payer in our WeChat app; JSAPI needs it
 */
record CreateChargeOrder(
        @NotBlank @Size(max = 32) String customerNo,
        @NotEmpty @Size(max = 20) List<@Valid @NotNull Item> items,
        @NotNull Channel channel,
        @NotNull PayMethod method,
        @Nullable @Pattern(regexp = "[0-9a-fA-F.:]{3,45}") String clientIp,
        @Nullable @Size(max = 64) String payerOpenid) {

    /**
     * @param amountFen what is due as the client saw it
     * @param part true when less than what is due is meant; otherwise any difference is refused
     */
    record Item(
            @NotBlank @Size(max = 32) String billNo,
            @Positive long amountFen,
            @Nullable Boolean part) {

        OpenBills.Wanted wanted() {
            return new OpenBills.Wanted(billNo, new Money(amountFen), Boolean.TRUE.equals(part));
        }
    }

    PayWay way() {
        return new PayWay(channel, method, clientIp, payerOpenid);
    }

    List<OpenBills.Wanted> wanted() {
        return items.stream().map(Item::wanted).toList();
    }
}
