package io.hearth.charge.booking;

import io.hearth.money.Money;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A payment that payment-service reported.
 *
 * @param paidAt at the channel
 * @param attempts bookings that failed so far
 * @param traceparent of the message that reported it, so that a later booking goes on with its trace
 */
public record PaidFact(
        String payNo,
        String chargeOrderNo,
        String customerNo,
        String channel,
        String channelTradeNo,
        Money amount,
        Instant paidAt,
        int attempts,
        @Nullable String traceparent) {}
