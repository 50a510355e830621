package io.hearth.local.middleware;

import io.hearth.local.process.FreePorts;
import io.hearth.local.program.StackProblem;
import java.util.Map;

/** Which port each embedded server listens at. */
public record PortPlan(int mariaDb, int redis, int nameServer, int broker, int nacos, int seata, int seataConsole) {

    private static final String OFFSET = "HEARTH_PORT_OFFSET";

    private static final PortPlan USUAL = new PortPlan(13_306, 16_379, 19_876, 19_911, 18_848, 18_091, 17_091);

    /** The highest port then still is one. */
    private static final int LARGEST_OFFSET = 45_000;

    /** The usual ports, moved by what the environment says. */
    static PortPlan of(Map<String, String> environment) {
        return USUAL.movedBy(offset(environment));
    }

    /**
     * By how much all ports of this stack are moved, so that two checkouts can run side by side.
     *
     * @throws StackProblem if the environment says anything but a number from 0 to 45000
     */
    public static int offset(Map<String, String> environment) {
        var text = environment.getOrDefault(OFFSET, "0").strip();
        if (text.matches("\\d{1,5}") && Integer.parseInt(text) <= LARGEST_OFFSET) {
            return Integer.parseInt(text);
        }
        throw new StackProblem("%s must be a number from 0 to %d, not '%s'".formatted(OFFSET, LARGEST_OFFSET, text));
    }

    /** Ports that are free now and lie outside the usual ones. */
    static PortPlan free() {
        var free = new FreePorts();
        return new PortPlan(
                free.next(),
                free.next(),
                free.next(),
                free.nextWith(RocketMq.BROKER_DISTANCES),
                free.nextWith(Nacos.DISTANCES),
                free.next(),
                free.next());
    }

    private PortPlan movedBy(int offset) {
        return new PortPlan(
                mariaDb + offset,
                redis + offset,
                nameServer + offset,
                broker + offset,
                nacos + offset,
                seata + offset,
                seataConsole + offset);
    }
}
