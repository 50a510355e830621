package io.hearth.payment.api;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A payment as it stands.
 *
 * @param status {@code CREATED}, {@code PAYING}, {@code PAID}, {@code CLOSED} or {@code FAILED}
 * @param channelStatus {@code INIT}, {@code PROCESSING}, {@code SUCCESS}, {@code FAIL}, {@code CLOSED} or {@code UNKNOWN}
 * @param pay what the payer's client needs: {@code codeUrl} for NATIVE; {@code h5Url} for H5; {@code prepayId, appId, timeStamp,
 *     nonceStr, package, signType, paySign} for JSAPI; {@code prepayId, appId, partnerId, timestamp, noncestr, package,
 *     sign} for APP; empty while unknown and once nobody can pay any more
 * @param paidAt when the money was paid at the channel
 */
public record PaymentView(
        String payNo,
        String chargeOrderNo,
        String status,
        String channelStatus,
        long amountFen,
        Map<String, String> pay,
        @Nullable Instant paidAt) {}
