package io.hearth.charge.order;

import java.util.Optional;
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
        @Nullable String payerOpenid) {

    /** The field without which the method cannot be asked for, if it is missing. */
    Optional<String> missing() {
        return switch (method) {
            case JSAPI -> payerOpenid == null ? Optional.of("payerOpenid") : Optional.empty();
            case H5 -> clientIp == null ? Optional.of("clientIp") : Optional.empty();
            case NATIVE, APP -> Optional.empty();
        };
    }
}
