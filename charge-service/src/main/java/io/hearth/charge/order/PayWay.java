package io.hearth.charge.order;

import org.jspecify.annotations.Nullable;

/**
 * How the customer wants to pay.
 *
 * @param clientIp needed by channels for H5
 * @param payerOpenid needed by WeChat for JSAPI
 */
public record PayWay(
        Channel channel,
        PayMethod method,
        @Nullable String clientIp,
        @Nullable String payerOpenid) {}
