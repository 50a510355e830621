package io.hearth.simulator.pay.wechat.trade;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a merchant orders; the same order number again must come with equal terms.
 *
 * @param expiresAt after which nobody can pay; null if the merchant names no end
 * @param forOpenId the one payer a JSAPI order is for; null for the other methods
 */
public record OrderTerms(
        String outTradeNo,
        TradeMethod method,
        String appId,
        String description,
        long amountFen,
        String notifyUrl,
        @Nullable String attach,
        @Nullable Instant expiresAt,
        @Nullable String forOpenId) {}
