package io.hearth.simulator.pay.wechat;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What merchants ask of WeChat Pay and what it tells them, as orders to misbehave name it. */
public enum WeChatOperation {
    CREATE("POST", "/v3/pay/transactions/(?:native|jsapi|h5|app)"),
    QUERY("GET", "/v3/pay/transactions/(?:out-trade-no|id)/(?<reference>[^/]+)"),
    CLOSE("POST", "/v3/pay/transactions/out-trade-no/(?<reference>[^/]+)/close"),
    REFUND("POST", "/v3/refund/domestic/refunds"),
    REFUND_QUERY("GET", "/v3/refund/domestic/refunds/(?<reference>[^/]+)"),
    BILL("GET", "/v3/bill/(?:tradebill|fundflowbill)"),
    /** The channel's own call to the merchant: no request of a merchant is this. */
    NOTIFY("", "");

    private final String method;
    private final Pattern path;

    WeChatOperation(String method, String path) {
        this.method = method;
        this.path = Pattern.compile(path);
    }

    /** The operation a request asks for. */
    public static Optional<WeChatOperation> of(String method, String path) {
        return Arrays.stream(values())
                .filter(operation -> operation.method.equals(method)
                        && operation.path.matcher(path).matches())
                .findFirst();
    }

    /** The number of the trade or refund that the path names, if it names one. */
    public Optional<String> referenceIn(String requested) {
        return Optional.of(path.matcher(requested))
                .filter(Matcher::matches)
                .filter(matcher -> matcher.namedGroups().containsKey("reference"))
                .map(matcher -> matcher.group("reference"));
    }
}
