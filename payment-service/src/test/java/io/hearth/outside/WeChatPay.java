package io.hearth.outside;

import io.hearth.simulator.fault.FaultRequest;
import io.hearth.simulator.pay.PayChannelsSimulator;
import io.hearth.test.RunningSimulator;
import java.net.URI;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The real simulator of WeChat Pay beside the service under test, once for all tests of a process. */
public final class WeChatPay {

    private static final String TRADES = "/simulator/wechat/trades/";
    private static final String FAULTS = "/simulator/wechat/faults";
    private static @Nullable WeChatPay running;

    private final RunningSimulator simulator =
            new RunningSimulator(PayChannelsSimulator.class, "hearth.simulator.wechat.keys=keys");

    private WeChatPay() {}

    public static synchronized WeChatPay running() {
        var found = running;
        if (found == null) {
            found = new WeChatPay();
            running = found;
        }
        return found;
    }

    public URI url() {
        return simulator.url();
    }

    public Path keys() {
        return simulator.folder().resolve("keys");
    }

    /** The trade in the channel's own book; a missing node if it knows none. */
    public JsonNode trade(String payNo) {
        return simulator.get(TRADES + payNo);
    }

    /** Somebody pays what was asked for. */
    public void pay(String payNo) {
        simulator.post(TRADES + payNo + "/pay", "{}");
    }

    /** Somebody pays another amount: a channel gone wrong. */
    public void pay(String payNo, long amountFen) {
        simulator.post(TRADES + payNo + "/pay", "{\"amountFen\":%d}".formatted(amountFen));
    }

    public void misbehave(FaultRequest order) {
        simulator.post(FAULTS, order);
    }

    public void behave() {
        simulator.delete(FAULTS);
    }
}
