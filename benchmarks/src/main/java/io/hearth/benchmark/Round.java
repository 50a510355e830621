package io.hearth.benchmark;

/** The stack and its floor, measured one after the other. */
record Round(Run stack, Run floor) {

    /** How many of the floor's payments per second the stack reaches: 1 at best. */
    double paceRatio() {
        return stack.perSecond() / floor.perSecond();
    }

    /** How many times the floor's CPU time a payment takes: 1 at best. */
    double cpuRatio() {
        return stack.cpuMillisEach() / floor.cpuMillisEach();
    }
}
