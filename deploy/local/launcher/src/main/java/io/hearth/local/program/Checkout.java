package io.hearth.local.program;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder into which Hearth was checked out. */
public record Checkout(Path root) {

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
}
