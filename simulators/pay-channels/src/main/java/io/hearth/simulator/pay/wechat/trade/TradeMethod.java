package io.hearth.simulator.pay.wechat.trade;

import java.util.Arrays;
import java.util.Optional;

/** How the payer comes to the payment. */
public enum TradeMethod {
    NATIVE("native", "NATIVE"),
    JSAPI("jsapi", "JSAPI"),
    H5("h5", "MWEB"),
    APP("app", "APP");

    private final String path;
    private final String tradeType;

    TradeMethod(String path, String tradeType) {
        this.path = path;
        this.tradeType = tradeType;
    }

    /** The method that the address of a create call names. */
    public static Optional<TradeMethod> atPath(String path) {
        return Arrays.stream(values())
                .filter(method -> method.path.equals(path))
                .findFirst();
    }

    /** The channel's word for it in answers, notifications and bills. */
    public String tradeType() {
        return tradeType;
    }
}
