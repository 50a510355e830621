package io.hearth.payment.order;

import io.hearth.money.Money;
import java.time.Instant;
import java.util.Optional;

/**
 * What a channel is asked for; every CREATE of one payment order carries the same terms.
 *
 * @param channel for example {@code WECHAT}
 * @param description what the payer reads
 * @param payer as the channel knows him
 * @param expiresAt after which nobody can pay
 */
public record PaymentTerms(
        String channel,
        PayMethod method,
        Money amount,
        String description,
        Optional<String> clientIp,
        Optional<String> payer,
        Instant expiresAt) {

    public PaymentTerms {
        if (!amount.isPositive()) {
            throw new IllegalArgumentException("a payment's amount must be positive: " + amount);
        }
    }
}
