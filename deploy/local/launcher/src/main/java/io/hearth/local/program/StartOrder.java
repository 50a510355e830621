package io.hearth.local.program;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts programs in an order in which each comes after what it needs. */
final class StartOrder {

    private StartOrder() {}

    /**
     * The same programs, each after all it needs and otherwise in the order given; needs outside the list count as met.
     *
     * @throws IllegalArgumentException if programs need each other in a circle
     */
    static List<Program> of(List<Program> programs) {
        var waiting = new LinkedHashSet<>(programs);
        var ordered = new ArrayList<Program>();
        while (!waiting.isEmpty()) {
            var missing = namesOf(waiting);
            var next = waiting.stream()
                    .filter(program -> program.needs().stream().noneMatch(missing::contains))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("these need each other in a circle: " + missing));
            waiting.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static Set<String> namesOf(Set<Program> programs) {
        return programs.stream().map(Program::name).collect(Collectors.toSet());
    }
}
