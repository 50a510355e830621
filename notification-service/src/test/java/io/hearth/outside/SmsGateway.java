package io.hearth.outside;

import io.hearth.simulator.sms.SmsSimulator;
import io.hearth.test.RunningSimulator;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The real SMS provider's simulator beside the service under test, once for all tests of a process. */
public final class SmsGateway {

    private static final String FAULTS = "/simulator/sms/faults";
    private static @Nullable SmsGateway running;

    private final RunningSimulator simulator = new RunningSimulator(SmsSimulator.class);

    private SmsGateway() {}

    public static synchronized SmsGateway running() {
        var found = running;
        if (found == null) {
            found = new SmsGateway();
            running = found;
        }
        return found;
    }

    public URI url() {
        return simulator.url();
    }

    /** What reached a phone. */
    public List<JsonNode> messagesOf(String phone) {
        return simulator
                .get("/simulator/sms/messages?phone=" + phone)
                .valueStream()
                .toList();
    }

    /** Orders it to misbehave, as its README says. */
    public void misbehave(String order) {
        simulator.post(FAULTS, order);
    }

    public void behave() {
        simulator.delete(FAULTS);
    }
}
