package io.hearth.simulator.pay.wechat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How this WeChat Pay behaves.
 *
 * @param keys folder of the key set, made at start if it is not there
 * @param timeScale by which the channel's own waiting times (repeats of notifications, refunds) are multiplied: 1 is
 *     real time, 0.001 a thousand times faster
 * @param refundTakes from the acceptance of a refund to its end, before scaling
 * @param refundsApart between two partial refunds of one trade, before scaling
 * @param feePercent the merchant's fee
 * @param billsAtOnce whether a bill can be had for a day that is not over; otherwise from 10:00 of the next day
 * @param faultSeed where chance starts from; a new one at each start if absent
 */
@ConfigurationProperties("hearth.simulator.wechat")
public record WeChatSettings(
        Path keys,
        @DefaultValue("1") double timeScale,
        @DefaultValue("3s") Duration refundTakes,
        @DefaultValue("1m") Duration refundsApart,
        @DefaultValue("0.60") BigDecimal feePercent,
        @DefaultValue("true") boolean billsAtOnce,
        @Nullable Long faultSeed) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    public WeChatSettings {
        if (!(timeScale >= 0 && timeScale <= 10)) {
            throw new IllegalArgumentException("hearth.simulator.wechat.time-scale must lie in [0, 10]: " + timeScale);
        }
        if (refundTakes.isNegative() || refundsApart.isNegative()) {
            throw new IllegalArgumentException(
                    "hearth.simulator.wechat.refund-takes and refunds-apart must not be negative");
        }
        if (feePercent.signum() < 0 || feePercent.compareTo(HUNDRED) >= 0) {
            throw new IllegalArgumentException("hearth.simulator.wechat.fee-percent must lie in [0, 100)");
        }
    }

    /** A waiting time of the channel as it is waited here. */
    public Duration scaled(Duration real) {
        return Duration.ofNanos(Math.round(real.toNanos() * timeScale));
    }
}
