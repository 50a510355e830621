package io.hearth.payment.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A charge order that wants to be paid.
 *
 * @param amountFen what is to be paid
 * @param channel {@code WECHAT}
 * @param method {@code NATIVE} (a code to scan), {@code JSAPI} (inside WeChat), {@code H5} (any phone's browser) or {@code APP}
 * @param description what the payer reads, for example {@code 2026-2027采暖费}
 * @param clientIp of the payer; needed for H5
 * @param payerOpenid the payer as the channel knows him; needed for JSAPI
 * @param expiresAt after which nobody can pay
 */
public record CreatePayment(
        @NotBlank @Size(max = 32) String chargeOrderNo,
        @NotBlank @Size(max = 32) String customerNo,
        @Positive @Max(2_000_000_000) long amountFen,
        @NotBlank @Size(max = 16) String channel,
        @NotNull @Pattern(regexp = "NATIVE|JSAPI|H5|APP") String method,
        @NotBlank @Size(max = 40) String description,
        @Size(max = 45) @Nullable String clientIp,
        @Size(max = 128) @Nullable String payerOpenid,
        @NotNull Instant expiresAt) {}
