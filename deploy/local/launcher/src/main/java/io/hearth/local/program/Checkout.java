package io.hearth.local.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The folder into which Hearth was checked out. */
public record Checkout(Path root) {

    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    public Checkout {
        root = root.toAbsolutePath().normalize();
    }

    /**
     * The checkout that a folder lies in.
     *
     * @throws StackProblem if it lies in none
     */
    public static Checkout around(Path folder) {
        return Stream.iterate(Optional.of(folder.toAbsolutePath()), Optional::isPresent, up -> up.map(Path::getParent))
                .flatMap(Optional::stream)
                .filter(candidate -> Files.exists(candidate.resolve("deploy/local/launcher/pom.xml")))
                .findFirst()
                .map(Checkout::new)
                .orElseThrow(() -> new StackProblem(folder + " lies in no checkout of Hearth"));
    }

    public Path module(String folder) {
        return root.resolve(folder);
    }

    /** The folders of the modules that the root pom lists. */
    public Set<String> modules() {
        var pom = root.resolve("pom.xml");
        try {
            return MODULE.matcher(Files.readString(pom))
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        } catch (IOException e) {
            throw new StackProblem(pom + " cannot be read: " + e.getMessage(), e);
        }
    }
}
