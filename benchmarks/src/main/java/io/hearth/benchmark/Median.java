package io.hearth.benchmark;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The value in the middle, which a single bad round does not move. */
final class Median {

    private Median() {}

    /**
     * That of a figure of several things; between two in the middle, their mean.
     *
     * @throws IllegalArgumentException if there is nothing
     */
    static <T> double of(List<T> things, ToDoubleFunction<T> figure) {
        if (things.isEmpty()) {
            throw new IllegalArgumentException("nothing has no median");
        }
        var sorted = things.stream().mapToDouble(figure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
