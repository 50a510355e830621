package io.hearth.local.process;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives out ports that nobody listens at, none twice. */
public final class FreePorts {

    /** Below the range from which systems give ports to outgoing connections. */
    private static final int FIRST = 21_000;

    private static final int LAST = 30_000;

    private final Set<Integer> given = new HashSet<>();

    /** Each process begins elsewhere, so that two that look at the same moment do not find the same. */
    private final int start = FIRST + (int) (ProcessHandle.current().pid() * 97 % (LAST - FIRST));

    public int next() {
        return nextWith(List.of(0));
    }

    /**
     * A port that is free together with its neighbours at these distances.
     *
     * @throws IllegalStateException if there is none
     */
    public int nextWith(List<Integer> distances) {
        int port = IntStream.concat(IntStream.range(start, LAST), IntStream.range(FIRST, start))
                .filter(candidate -> distances.stream().allMatch(distance -> isFree(candidate + distance)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no port is free between " + FIRST + " and " + LAST));
        distances.forEach(distance -> given.add(port + distance));
        return port;
    }

    private boolean isFree(int port) {
        return !given.contains(port) && Ports.isFree(port);
    }
}
