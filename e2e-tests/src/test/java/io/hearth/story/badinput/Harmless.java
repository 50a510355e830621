package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Bad requests as tests, and as the last of them that all of them together have changed nothing. */
final class Harmless {

    /** Our own schedules and other stories write too, but not each time again. */
    private static final int REPEATS = 3;

    private Harmless() {}

    static Stream<DynamicTest> tests(Stream<Case> requests) {
        var cases = requests.toList();
        assertThat(cases).as("bad requests").isNotEmpty();
        var before = Fingerprint.now();
        return Stream.concat(
                cases.stream().map(bad -> dynamicTest(bad.name(), bad::isRefused)),
                Stream.of(dynamicTest("and nothing has changed", () -> nothingChanged(before, cases))));
    }

    private static void nothingChanged(Fingerprint first, List<Case> cases) {
        var changed = Fingerprint.now().tablesThatDifferFrom(first);
        for (int i = 0; i < REPEATS && !changed.isEmpty(); i++) {
            var before = Fingerprint.now();
            cases.forEach(Case::isRefused);
            changed.retainAll(Fingerprint.now().tablesThatDifferFrom(before));
        }
        assertThat(changed).as("tables that changed").isEmpty();
    }
}
