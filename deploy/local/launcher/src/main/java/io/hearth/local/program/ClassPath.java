package io.hearth.local.program;

import io.hearth.local.process.Folders;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The jars that a program is made of, in the order in which classes are looked for. */
public record ClassPath(List<Path> entries) {

    public ClassPath {
        entries = List.copyOf(entries);
    }

    /**
     * A built module and all it depends on, from the local Maven repository.
     *
     * @throws StackProblem if the module has not been built
     */
    public static ClassPath ofModule(Path module) {
        var dependencies = module.resolve("target/classpath");
        try {
            var rest = Arrays.stream(Files.readString(dependencies).strip().split(File.pathSeparator))
                    .filter(entry -> !entry.isEmpty())
                    .map(Path::of);
            return new ClassPath(Stream.concat(Stream.of(ownOf(module)), rest).toList());
        } catch (IOException e) {
            throw new StackProblem(module + " has not been built: " + dependencies + " is missing", e);
        }
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /**
     * The same, with copies of what the build may overwrite while the program runs: a JVM whose jar changes under it finds
     * no more classes. Each version has a place of its own.
     *
     * @param checkout where the build writes; what lies elsewhere is left where it is
     */
    public ClassPath staged(Checkout checkout, Path folder) throws IOException {
        var safe = new ArrayList<Path>();
        for (var entry : entries) {
            safe.add(
                    entry.startsWith(checkout.root())
                            ? staged(entry, checkout.root().relativize(entry), folder)
                            : entry);
        }
        return new ClassPath(safe);
    }

    private static Path staged(Path entry, Path place, Path folder) throws IOException {
        var version = place.toString().replace(File.separatorChar, '+') + "@"
                + Folders.lastChange(entry).toMillis();
        var copy = folder.resolve(version).resolve(entry.getFileName());
        if (!Files.exists(copy)) {
            var fresh = Files.createTempDirectory(Files.createDirectories(folder), "new");
            Folders.copy(entry, fresh.resolve(entry.getFileName()));
            try {
                Files.move(fresh, folder.resolve(version), StandardCopyOption.ATOMIC_MOVE);
            } catch (FileSystemException e) {
                // Somebody else was faster with the same.
                Folders.delete(fresh);
            }
        }
        return copy;
    }

    /** The jar, or the classes where they are newer: a build such as {@code mvn test} does not get as far as a jar. */
    private static Path ownOf(Path module) throws IOException {
        var classes = module.resolve("target/classes");
        try (var files = Files.list(module.resolve("target"))) {
            var jar = files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .filter(file -> !file.getFileName().toString().matches(".*-(sources|javadoc|tests|exec)\\.jar"))
                    .findFirst();
            if (jar.isPresent()
                    && (!Files.exists(classes)
                            || Folders.lastChange(jar.get()).compareTo(Folders.lastChange(classes)) >= 0)) {
                return jar.get();
            }
            return classes;
        }
    }
}
