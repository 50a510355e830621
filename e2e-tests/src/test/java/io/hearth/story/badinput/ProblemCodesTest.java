package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.program.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A code means one thing, whichever service says it. */
class ProblemCodesTest {

    private static final Pattern PROBLEMS =
            Pattern.compile("enum (\\w+) implements Problem \\{([^;]*(?:;[^;]*)*?)\\n\\s*private");
    private static final Pattern CODE = Pattern.compile("(?m)^ {4}([A-Z][A-Z0-9_]*)\\(");

    @Test
    void eachIsDeclaredOnce() {
        var declared = declaredIn(sources());
        assertThat(declared).containsKeys("NOT_SIGNED_IN", "PATH_NOT_PLAIN", "BILL_BEING_PAID");
        assertThat(declaredTwice(declared))
                .as("codes that are declared twice, and where")
                .isEmpty();
    }

    @Test
    void twoOfTheSameAreFound() {
        var first =
                "enum A implements Problem {\n    GONE(404, \"\", \"\"),\n    LATE(409, \"\", \"\");\n\n    private int status;";
        var second = "enum B implements Problem {\n    LATE(\n        409, \"\", \"\");\n\n    private int status;";
        assertThat(declaredTwice(declaredIn(Stream.of(first, second)))).isEqualTo(Map.of("LATE", List.of("A", "B")));
    }

    private static Map<String, List<String>> declaredTwice(Map<String, List<String>> declared) {
        return declared.entrySet().stream()
                .filter(code -> code.getValue().size() > 1)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one, TreeMap::new));
    }

    private static Map<String, List<String>> declaredIn(Stream<String> sources) {
        return sources.flatMap(source -> PROBLEMS.matcher(source).results())
                .flatMap(problems -> CODE.matcher(problems.group(2))
                        .results()
                        .map(code -> Map.entry(code.group(1), problems.group(1))))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    /** Of all that can be seen from outside as Hearth's: what plays the world around it says no in its own words. */
    private static Stream<String> sources() {
        var checkout = Checkout.around(Path.of(""));
        return checkout.modules().stream()
                .filter(module -> !module.startsWith("simulators/"))
                .map(module -> checkout.module(module).resolve("src/main/java"))
                .filter(Files::isDirectory)
                .flatMap(ProblemCodesTest::problemFiles)
                .map(ProblemCodesTest::text);
    }

    private static Stream<Path> problemFiles(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith("Problem.java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
