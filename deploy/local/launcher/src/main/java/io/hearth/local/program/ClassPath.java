package io.hearth.local.program;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** The same with one more at the end. */
    public ClassPath and(Path entry) {
        return new ClassPath(Stream.concat(entries.stream(), Stream.of(entry)).toList());
    }

    /** Whether it is jars and empty folders throughout; only then can the JVM archive the loaded classes. */
    boolean isArchivable() {
        return entries.stream().filter(Files::isDirectory).allMatch(ClassPath::isEmpty);
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar, or the classes where the build, as `mvn test` does, did not get as far as a jar. */
    private static Path ownOf(Path module) throws IOException {
        var classes = module.resolve("target/classes");
        try (var files = Files.list(module.resolve("target"))) {
            var jar = files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .filter(file -> !file.getFileName().toString().matches(".*-(sources|javadoc|tests)\\.jar"))
                    .findFirst();
            return jar.orElse(classes);
        }
    }

    private static boolean isEmpty(Path folder) {
        try (var files = Files.list(folder)) {
            return files.findAny().isEmpty();
        } catch (IOException e) {
            return false;
        }
    }
}
