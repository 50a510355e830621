package io.hearth.local.program;

import io.hearth.local.process.Command;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** One process of the stack: what it needs, how it is started, and when it is of use. */
public interface Program {

    String name();

    /** Every port it listens at; the first is the one that others use. */
    List<Integer> ports();

    /** The names of the programs that must be ready before this one starts. */
    Set<String> needs();

    /**
     * Lays out what the program needs on disk and in the middleware, and says how to start it.
     *
     * @throws StackProblem if it cannot be started, in words for the one at the keyboard
     */
    Command prepare() throws IOException;

    /** Whether it serves by now; answers within a second or two and never throws. */
    boolean isReady();

    /** Whether its start keeps a core busy, so that only as many start at once as there are cores. */
    boolean isHeavyToStart();

    /** What it takes of the machine once it has worked for a while, in megabytes, as measured. */
    int memoryMegabytes();

    /** How long a start may take on a slow machine before it counts as failed. */
    Duration readyWithin();

    /** How long it may take to end by itself. */
    Duration endsWithin();
}
