package io.hearth.outside;

import io.hearth.simulator.tax.TaxPlatformSimulator;
import io.hearth.test.RunningSimulator;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The real tax platform simulator beside the service under test, once for all tests of a process. */
public final class TaxOffice {

    private static final String FAULTS = "/simulator/tax/faults";
    private static @Nullable TaxOffice running;

    private final RunningSimulator simulator = new RunningSimulator(TaxPlatformSimulator.class);

    private TaxOffice() {}

    public static synchronized TaxOffice running() {
        var found = running;
        if (found == null) {
            found = new TaxOffice();
            running = found;
        }
        return found;
    }

    public URI url() {
        return simulator.url();
    }

    /** The invoices that were issued for a request: none, one, or too many. */
    public List<JsonNode> issuedFor(String requestId) {
        return simulator
                .get("/simulator/tax/invoices")
                .valueStream()
                .filter(invoice -> invoice.path("requestId").asString().equals(requestId))
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
